/** How a food is, said in other languages: "gekochte Kartoffeln von gestern", "frijoles de lata", "arroz cocido", "restes de riz". */

/** Behind or before a name; what of it English has a word for, that makes another food, is said in English. */
const STATES: readonly (readonly [said: RegExp, english: string])[] = [
  [/ (?:von (?:gestern|vorgestern)|vom vortag|vom (?:montag|sonntag)|d['’]hier|de la veille|de ayer|de anoche|de ontem|di ieri|van gisteren|z wczoraj|od wczoraj|fr[åa]n ig[åa]r)(?=$| )/iu, 'leftover'],
  [/ (?:aus der (?:dose|konserve)|in dosen?|en (?:conserve|bo[iî]te)|(?:de|en) (?:lata|conserva)|in scatola|em lata|uit (?:een )?blik|z puszki|p[åa] burk)(?=$| )/iu, 'canned'],
  [/ (?:aus dem (?:glas|tk)|en bocal|de (?:bote|frasco)|in vasetto|z(?:e)? słoika|uit (?:een )?pot)(?=$| )/iu, ''],
  [/ (?:tiefgek[üu]hlt|surgel[ée]e?s?|congelad[oa]s?|surgelat[ioea]|diepvries|mrożon[yaei])(?=$| )/iu, 'frozen'],
  [/ (?:cuit(?:e?s?)|cocid[oa]s?|cozid[oa]s?|bollit[ioea]|less[ioea]|gekookte?|ugotowan[yaei]|haşlanmış)(?=$| )/iu, 'cooked'],
  [/^(?:\d+ )?(?:dosen?|konserven?|puszk[aiię]|latas?|bo[iî]tes?|blikjes?|scatolette?) (?:d[eio] |d['’])?/iu, 'canned'],
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
