/** Amounts as other languages say them, in units that every line is read with: "2 yemek kaşığı salça", "medio kilo de papas", "arroz 2 tazas". */
import { numericQuantity } from 'numeric-quantity';
import type { Food } from './food.ts';
import { lookUp } from './lexicon.ts';
import { unitNamed } from './unit-names.ts';
import { foldName } from './words.ts';

/** A measure by its words: how much of which unit one of it is. A cup holds what it holds where the word is at home. */
const MEASURES: readonly (readonly [amount: number, unit: string, words: string])[] = [
  [1, 'kg', 'kilo,kilos,kg,quilo,quilos,chilo,kiló,kila,кило,килограмм,килограмма,كيلو,کیلو,किलो,কেজি,קילו,κιλό,κιλο'],
  [1, 'l', 'litro,litros,litri,liter,litre,litres,litr,litra,litry,литр,литра,لتر,ליטר,lít,lita,λίτρο'],
  [100, 'g', 'etto,etti,hg,lạng'], [10, 'g', 'dkg,dag,deka'], [500, 'g', 'pfund,livre,livres,полкило,полкіло,półkilo'], [454, 'g', 'libra,libras'], [200, 'g', 'bìa'],
  [600, 'g', 'kati,catty'],
  [240, 'ml', 'taza,tazas,xícara,xícaras,chávena,chávenas,tasse,tasses,tassen,tazza,tazze,hrnek,hrnky,hrníček,كوب,كوبين,أكواب,پیمانه,پيمانه,כוס,כוסות,'
    + 'kikombe,vikombe,kopje,kopjes,koppar,šolja,šolje,šoljica,чаша,cană,căni,φλιτζάνι,φλιτζάνια,cangkir,tasa'],
  [250, 'ml', 'szklanka,szklanki,szklanek,szklankę,стакан,стакана,стаканов,склянка,склянки,bögre,sklenice'],
  [200, 'ml', 'vaso,vasos,copo,copos,verre,verres,bicchiere,bicchieri,su bardağı,gelas,chén'],
  [150, 'ml', 'katori,katoris,vati'], [100, 'ml', 'çay bardağı,vasito,vasitos'],
  [1, 'tbsp', 'colher de sopa,colheres de sopa,colher (sopa),colheres (sopa),cucharada sopera,cucharadas soperas,cucharada,cucharadas,cda,cdas,'
    + 'cuillère à soupe,cuillères à soupe,cuil à soupe,c à soupe,c à s,càs,cuillerée,cucchiaio,cucchiai,esslöffel,łyżka,łyżki,łyżek,łyżkę,lžíce,lžic,'
    + 'lyžica,lyžice,lyžíc,evőkanál,ст л,ст.л,ст ложка,ст ложки,столовая ложка,столовые ложки,столовых ложек,столова ложка,столові ложки,yemek kaşığı,'
    + 'ملعقة كبيرة,ملاعق كبيرة,ملعقة طعام,ملعقة,ملاعق,قاشق غذاخوری,כף,כפות,sdm,sendok makan,muỗng canh,thìa canh,kijiko,vijiko,matsked,matskedar,msk,spsk,'
    + 'rkl,ruokalusikka,ruokalusikallista,eetlepel,eetlepels,κουταλιά,κουταλιές,lingură,linguri,žlica,žlice,kašika,kašike,kutsara,chammach'],
  [1, 'tsp', 'colher de chá,colheres de chá,colher (chá),cucharadita,cucharaditas,cdta,cdtas,cuillère à café,cuillères à café,cuil à café,c à café,c à c,càc,'
    + 'cucchiaino,cucchiaini,teelöffel,łyżeczka,łyżeczki,łyżeczek,lžička,lžičky,lyžička,lyžičky,teáskanál,kávéskanál,mokkáskanál,ч л,ч.л,чайная ложка,'
    + 'чайные ложки,чайных ложек,çay kaşığı,ملعقة صغيرة,قاشق چایخوری,כפית,כפיות,sdt,sendok teh,muỗng cà phê,thìa cà phê,tesked,teskedar,tsk,teelusikka,'
    + 'theelepel,theelepels,κουταλάκι,κουταλάκια,linguriță,lingurițe,kašičica,kutsarita'],
  [2, 'tsp', 'tatlı kaşığı,cucharada de postre,cuillère à dessert'],
  [1, 'bunch', 'demet,botte,bottes,maço,maços,manojo,manojos,atado,atados,mazzo,mazzi,mazzetto,mazzetti,bund,pęczek,pęczki,svazek,svazky,zväzok,csokor,'
    + 'köteg,пучок,пучка,legătură,legături,gaddi,gaddis,judi,juri,ikat,bó,ματσάκι,bosje,bosjes,knippe'],
  [1, 'packet', 'pkt,pkts,pk,pks'], [1, 'punnet', 'barquette,barquettes,vaschetta,vaschette'],
  [200, 'g', 'becher,kubek,kubki,kubeczek,kelímek,kelímky,pohár'],
  [12, '', 'docena,docenas,dúzia,dúzias,douzaine,dozzina,dutzend,tuzin,tucet,tucat,düzine'], [10, '', 'десяток'],
  [1, 'cloves', 'diente,dientes,dente,dentes,gousse,gousses,zehe,zehen,spicchio,spicchi,ząbek,ząbki,ząbków,stroužek,stroužky,stroužků,strúčik,strúčiky,gerezd,'
    + 'diş,зубчик,зубчика,зубчиков,зубок,зубки,teentje,teentjes,siung,tép,فصوص,فص,σκελίδα,σκελίδες,cățel,căței'],
  // A trader's cup of Nigeria.
  [900, 'g', 'derica,dericas'],
];

/** Words for figures; more than one before a measure multiply: "ein halbes Kilo", "un cuarto de kilo". */
const FIGURES: readonly (readonly [value: number, words: string])[] = [
  [0.5, 'half,medio,media,meio,meia,demi,demie,mezzo,mezza,halber,halbes,halbe,halben,halve,halv,halvt,pół,pol,půl,polovica,fél,yarım,buçuk,пол,половина,половину,نص,نصف,نیم,חצי,'
    + 'nusu,aadha,adha,aadhi,setengah,nửa,kalahating,jumătate,μισό,μισή,आधा'],
  [0.25, 'quarter,cuarto,quart,quarto,viertel,ćwierć,čtvrt,negyed,çeyrek,четверть,ربع,רבע,robo,pav,paav,seperempat,sfert'],
  [1, 'one,un,una,uno,une,um,uma,ein,eine,einen,einem,een,en,ett,jeden,jedna,jedną,jedno,egy,bir,один,одна,одну,واحد,یک,אחד,moja,ek,ik,satu,sebuah,một,isang,o,ένα,μία'],
  [2, 'two,dos,deux,due,dois,duas,zwei,twee,två,to,dwa,dwie,dva,dvě,dve,két,kettő,iki,два,две,дві,اثنين,دو,שני,שתי,mbili,dua,hai,dalawang,două,doi,δύο,दो'],
  [3, 'three,tres,trois,tre,três,drei,drie,trzy,tři,tri,három,üç,три,ثلاثة,تلاتة,سه,שלוש,tatu,tiga,ba,tatlong,trei,τρία,तीन'],
  [4, 'four,cuatro,quatre,quattro,quatro,vier,fyra,cztery,čtyři,štyri,négy,dört,четыре,чотири,اربعة,چهار,ארבע,nne,empat,bốn,apat,patru,τέσσερα'],
  [5, 'five,cinco,cinq,cinque,fünf,vijf,fem,pięć,pět,päť,öt,beş,пять,خمسة,پنج,tano,lima,năm,limang,cinci'],
  [6, 'six,seis,sechs,zes,sześć,šest,hat,altı,шесть,ستة,enam,șase'],
];
/** Words between a measure and what is measured. */
const OF = new Set(['de', 'di', 'do', 'da', 'von', 'of', 'van', 'z', 'ng', 'na', 'ya', 'la', 'cu']);
/** So short, they are words of English too where no figure stands before them. */
const LEAST_ALONE = 5;

const bare = (word: string): string => word.toLowerCase().replace(/(?<=\p{L})\.$/u, '');
/** A word as it is written and as people type it without its accents. */
const waysOf = (words: string): string[] => words.split(',').flatMap((word) => [word, word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').replaceAll('ł', 'l')]);
const measures = new Map(MEASURES.flatMap(([amount, unit, words]) => waysOf(words).map((word) => [word, { amount, unit }] as const)));
const figures = new Map(FIGURES.flatMap(([value, words]) => waysOf(words).map((word) => [word, value] as const)));

interface Part { value: number; next: number }

/** The figure that begins at a word: "2", "1 ½", "un cuarto". */
function figureAt(words: readonly string[], at: number): Part | null {
  let next = at;
  let sum = 0;
  for (; next < words.length && next < at + 2 && /^[\d½¼¾⅓⅔⅛]/.test(words[next] ?? ''); next++) sum += numericQuantity(words[next]?.replace(',', '.') ?? '');
  if (next > at) return Number.isFinite(sum) && sum > 0 ? { value: sum, next } : null;
  let value = 1;
  for (; next < words.length && next < at + 2; next++) {
    const said = figures.get(bare(words[next] ?? ''));
    if (said === undefined) break;
    value *= said;
  }
  if (next === at) return null;
  return { value, next: OF.has(bare(words[next] ?? '')) ? next + 1 : next };
}

/** The measure that begins at a word, of up to three words. */
function measureAt(words: readonly string[], at: number): { amount: number; unit: string; next: number } | null {
  for (const length of [3, 2, 1]) {
    const found = at + length > words.length ? undefined : measures.get(words.slice(at, at + length).map(bare).join(' '));
    if (found !== undefined) return { ...found, next: at + length };
  }
  return null;
}

const inMetric = (value: number, { amount, unit }: { amount: number; unit: string }): string => `${Math.round(value * amount * 100) / 100}${unit === '' ? '' : ` ${unit}`}`;
/** An amount as it is told in front. */
const AMOUNT = /^[\d.]+ (?:(?:k?g|m?l|tbsp|tsp|bunch|packet|punnet|cloves) )?/;
const foodOf = (words: readonly string[]): Food | undefined => lookUp(foldName(words.join(' ')));
const known = (words: readonly string[]): boolean => foodOf(words) !== undefined;
/** What is measured: behind "de", and "d’huile" without its "d’". */
function measuredFrom(words: readonly string[], at: number): string[] {
  const rest = words.slice(OF.has(bare(words[at] ?? '')) ? at + 1 : at);
  return rest.map((word, index) => (index === 0 ? word.replace(/^d['’](?=\p{L})/iu, '') : word));
}

function fromFront(words: readonly string[]): string | null {
  const figure = figureAt(words, 0);
  const measure = measureAt(words, figure?.next ?? 0);
  if (measure !== null) {
    const alone = words[0] ?? '';
    const behind = figure === null ? figureAt(words, measure.next) : null;
    const isWord = alone.length < LEAST_ALONE && /^[a-z]/i.test(alone) && !OF.has(bare(words[measure.next] ?? ''));
    if (figure === null && behind === null && isWord) return null;
    const rest = measuredFrom(words, behind?.next ?? measure.next);
    return rest.length === 0 ? null : `${inMetric(figure?.value ?? behind?.value ?? 1, measure)} ${rest.join(' ')}`;
  }
  // "Deux boîtes de thon", "dos tomates"; but "one pot" and "quatre épices" stay.
  if (figure === null || /^\d/.test(words[0] ?? '') || !Number.isInteger(figure.value) && !known(words.slice(figure.next))) return null;
  const isCounted = unitNamed(bare(words[figure.next] ?? '')) !== null || known(words.slice(figure.next));
  return isCounted && figure.next < words.length ? `${figure.value} ${words.slice(figure.next).join(' ')}` : null;
}

function fromBehind(words: readonly string[]): string | null {
  for (let at = Math.max(1, words.length - 5); at < words.length; at++) {
    const figure = figureAt(words, at);
    const measure = figure === null ? null : measureAt(words, figure.next);
    if (figure !== null && measure?.next === words.length) return `${inMetric(figure.value, measure)} ${words.slice(0, at).join(' ')}`;
    // "Mchele kilo moja".
    const first = measureAt(words, at);
    const then = first === null ? null : figureAt(words, first.next);
    if (first !== null && then?.next === words.length) return `${inMetric(then.value, first)} ${words.slice(0, at).join(' ')}`;
  }
  return null;
}

/** An entry with such an amount in metric or English units before its name; as it is where there is none. */
export function amountInEnglish(entry: string): string {
  const words = entry.replace(/(?<=\d)(?=[\p{L}])/u, ' ').split(/\s+/u).filter(Boolean);
  if (words.length < 2 || words.length > 9 || known(words)) return entry;
  const told = fromFront(words) ?? fromBehind(words);
  if (told === null) return entry;
  // "2 khoai lang", "1 gousse de vanille": the measure is a word of the food's own name.
  const name = foodOf(words.filter((word) => !/^[\d½¼¾⅓⅔⅛]/.test(word)));
  return name !== undefined && name !== foodOf(told.replace(AMOUNT, '').split(' ')) ? entry : told;
}
