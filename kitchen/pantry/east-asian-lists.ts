/** Chinese, Japanese and Korean as lists write them: traditional characters with the simplified ones, counts in characters as figures. */

/** Characters of foods' names, each traditional one before its simplified one. */
const TRADITIONAL =
  '薑姜蔥葱紅红醬酱麵面飯饭雞鸡鴨鸭鵝鹅魚鱼蝦虾豬猪絲丝條条蘿萝蔔卜鹽盐麥麦葉叶蓮莲餅饼餃饺餛馄飩饨腸肠臘腊滷卤鮮鲜乾干黃黄綠绿凍冻鹹咸湯汤鍋锅燒烧滾滚貝贝'
  + '馬马鈴铃薯薯蕃番茄茄芻刍莧苋苦苦筍笋蘆芦蔴麻醃腌漬渍榨榨葷荤蠔蚝鱈鳕鯖鲭鯛鲷鰻鳗鱸鲈鯉鲤蟹蟹蛤蛤魷鱿墨墨捲卷雲云腦脑漿浆粟粟穀谷糧粮棗枣檸柠檬檬蘋苹橘橘莓莓龍龙鳳凤'
  + '蟲虫闊阔寬宽細细粉粉條条煉炼優优酪酪開开鍵键無无糖糖鹵卤豉豉長长濃浓純纯貴贵鴿鸽驢驴臟脏膽胆頭头腳脚蹄蹄韓韩國国劍剑鱔鳝蠶蚕節节塊块個个隻只顆颗盤盘罐罐';
const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  (TRADITIONAL.match(/../gu) ?? []).flatMap((pair) => { const [old = '', now = ''] = pair; return old === now ? [] : [[old, now] as const]; }),
);
const ANY_TRADITIONAL = new RegExp(`[${[...SIMPLIFIED.keys()].join('')}]`, 'gu');

/** A text with simplified characters for traditional ones, so that 薑 and 姜 are one name. */
export const simplified = (text: string): string => text.replace(ANY_TRADITIONAL, (letter) => SIMPLIFIED.get(letter) ?? letter);

const FIGURES: Readonly<Record<string, string>> = {
  半: '0.5', 一: '1', 两: '2', 兩: '2', 二: '2', 三: '3', 四: '4', 五: '5', 六: '6', 반: '0.5', 한: '1', 두: '2', 세: '3', 네: '4',
};
const FIGURE = String.raw`(${Object.keys(FIGURES).join('|')}|\d{1,4}(?:\.\d{1,2})?)`;
const COUNTER = String.raw`(个|個|块|塊|盒|包|把|节|節|斤|条|條|根|瓶|袋|罐|箱|束|株|丁|本|枚|缶|玉|切れ|パック|片|只|隻|颗|顆|棵|头|頭|瓣|碗|杯|개|모|포기|봉지|캔|컵|줌|단|대|통|팩|쪽|알|마리|줄|병|장|克|公斤|毫升|合|근|공기|膳|큰술|스푼|숟가락|작은술)`;
const BEFORE = new RegExp(String.raw`^${FIGURE} ?${COUNTER} ?(?=\p{L})`, 'u');
const BEHIND = new RegExp(String.raw` ?${FIGURE} ?${COUNTER}$`, 'u');
/** Counters that are measures: a jin of today's markets, a geun of meat, a gō of rice, a block of tofu, a bowl of cooked rice, spoons. */
const MEASURES: Readonly<Record<string, readonly [amount: number, unit: string]>> = {
  斤: [500, 'g'], 근: [600, 'g'], 合: [180, 'ml'], 丁: [350, 'g'], 모: [300, 'g'], 공기: [210, 'g'], 膳: [150, 'g'], 克: [1, 'g'], 公斤: [1, 'kg'], 毫升: [1, 'ml'],
  큰술: [1, 'tbsp'], 스푼: [1, 'tbsp'], 숟가락: [1, 'tbsp'], 작은술: [1, 'tsp'], 봉지: [1, 'pack'], パック: [1, 'pack'],
};
const counted = (figure: string, counter: string): string => {
  const value = FIGURES[figure] ?? figure;
  const measure = MEASURES[counter];
  return measure === undefined ? `${value}${counter}` : `${Number(value) * measure[0]} ${measure[1]}`;
};

/** An entry with its count in figures and apart from the name: "半块豆腐" is "0.5块 豆腐", "두부 반모" is "두부 0.5모". */
export const countInFigures = (entry: string): string => (/[\p{Script=Han}\p{Script=Hangul}]/u.test(entry)
  ? entry
    .replace(BEFORE, (_, figure: string, counter: string) => `${counted(figure, counter)} `)
    .replace(BEHIND, (_, figure: string, counter: string) => ` ${counted(figure, counter)}`)
    .trim()
  : entry);
