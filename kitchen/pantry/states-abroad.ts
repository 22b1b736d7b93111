/** How a food is, said behind its name or in other languages: "steak leftover from last night", "Kartoffeln von gestern", "frijoles de lata". */

/** Behind or before a name; what of it English has a word for, that makes another food, is said in English. */
const STATES: readonly (readonly [said: RegExp, english: string])[] = [
  [/ (?:von (?:gestern|vorgestern)|vom (?:vortag|montag|sonntag)|van gisteren|fr[åa]n ig[åa]r)(?=$| )/iu, 'leftover'],
  [/ (?:d['’]hier|de la veille|de ayer|de anoche|de ontem|di ieri|z wczoraj|od wczoraj)(?=$| )/iu, 'leftover'],
  [/ (?:sisa(?: kemarin| semalam| tadi)?|kemarin|semalam|natira(?: kahapon)?|kahapon|sobrantes?|rester|restje|maradék|resztk[ai]|vom wochenende)(?=$| )/iu, 'leftover'],
  [/ left ?overs? from [\p{L} ]{2,24}$/iu, 'leftover'],
  [/ (?:boiled|roasted|grilled|cooked|steamed|fried|baked) (?:yesterday|last night|this morning|on (?:sun|mon|tues|wednes|thurs|fri|satur)day)(?=$| )/iu, 'cooked'],
  [/ (?:(?:that|which)(?:['’]?s| is| are|['’]?re) )?(?:(?:getting|going|looking|gone) )?(?:(?:a (?:bit|little)|kinda|really|very) )?(?:wilty|wilting|wilted|limp|sad|tired|bendy|floppy|wrinkly|ripe|soft)$/iu, ''],
  [/ (?:latas?|blikje|burk|puszka|konserv(?:e|dåse)|bundža)$/iu, 'canned'],
  [/ (?:aus der (?:dose|konserve)|in dosen?|uit (?:een )?blik|z puszki|p[åa] burk)(?=$| )/iu, 'canned'],
  [/ (?:en (?:conserve|bo[iî]te)|(?:de|en|em) (?:lata|conserva)|in scatola)(?=$| )/iu, 'canned'],
  [/ (?:aus dem (?:kühlregal|kuehlregal|kühlschrank|gefrierfach|tiefkühler)|im kühlschrank)(?=$| )/iu, ''],
  [/ (?:aus dem (?:glas|tk)|en bocal|de (?:bote|frasco)|in vasetto|z(?:e)? słoika|uit (?:een )?pot)(?=$| )/iu, ''],
  [/ (?:tiefgek[üu]hlt|surgel[ée]e?s?|congelad[oa]s?|surgelat[ioea]|diepvries|mrożon[yaei])(?=$| )/iu, 'frozen'],
  [/ (?:cuit(?:e?s?)|cocid[oa]s?|cozid[oa]s?|bollit[ioea]|less[ioea]|gekookte?|ugotowan[yaei]|haşlanmış)(?=$| )/iu, 'cooked'],
  [/^(?:bereits )?(?:gekochte[rsn]?|vorgekochte[rsn]?|gekookte|ugotowan[yaei]|haşlanmış|bollit[ioea]) /iu, 'cooked'],
];

/** An entry without what it says of its food's state in another language, and the English words for that. */
export function withoutStatesAbroad(text: string): { text: string; states: readonly string[] } {
  const states: string[] = [];
  let bare = text;
  for (const [said, english] of STATES) {
    const rest = bare.replace(said, ' ').trim();
    if (rest === bare || rest === '') continue;
    bare = rest;
    if (english !== '') states.push(english);
  }
  return { text: bare, states };
}
