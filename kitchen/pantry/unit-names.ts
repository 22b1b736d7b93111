/**
 * Kitchen units and how they are written: the short form, the plural, then other spellings. The table of parse-ingredient 3.0.0 (MIT),
 * taken over, with the British and Indian spellings that it lacks.
 */
const ROWS: readonly (readonly [unit: string, written: string])[] = [
  ['bag', 'bag,bags'],
  ['box', 'box,boxes'],
  ['bunch', 'bunch,bunches'],
  ['can', 'can,cans'],
  ['carton', 'carton,cartons'],
  ['clove', 'clove,cloves'],
  ['container', 'container,containers'],
  ['dozen', 'dz,dozen,dz.,doz,doz.'],
  ['ear', 'ear,ears'],
  ['head', 'head,heads'],
  ['pack', 'pack,packs'],
  ['package', 'pkg,packages,pkg.,pkgs,pkgs.'],
  ['piece', 'piece,pieces,pc,pc.,pcs,pcs.'],
  ['sprig', 'sprig,sprigs'],
  ['stick', 'stick,sticks'],
  ['large', 'lg,large,lg,lg.'],
  ['medium', 'md,medium,med,med.,md.'],
  ['small', 'sm,small,sm.'],
  ['centimeter', 'cm,centimeters,cm.'],
  ['foot', 'ft,feet,ft.'],
  ['inch', 'in,inches,in.'],
  ['meter', 'm,meters,m.'],
  ['millimeter', 'mm,millimeters,mm.'],
  ['yard', 'yd,yards,yd.,yds.'],
  ['gram', 'g,grams,g.,gm,gms,gms.,grm,grms,gramme,grammes'],
  ['kilogram', 'kg,kilograms,kg.,kilo,kilos,kgs,kgs.,kilogramme,kilogrammes'],
  ['milligram', 'mg,milligrams,mg.'],
  ['ounce', 'oz,ounces,oz.'],
  ['pound', 'lb,pounds,lb.,lbs,lbs.'],
  ['centiliter', 'cl,centiliters,cl.,centilitre,centilitres'],
  ['cup', 'c,cups,c.,C'],
  ['deciliter', 'dl,deciliters,dl.,decilitre,decilitres'],
  ['fluid ounce', 'fl oz,fluid ounces,fluidounce,floz,fl-oz,fluid-ounce,fluid-ounces,fluidounces,fl ounce,fl ounces,fl-ounce,fl-ounces,fluid oz,fluid-oz'],
  ['gallon', 'gal,gallons,gal.'],
  ['liter', 'l,liters,l.,litre,litres,ltr,ltrs,ltr.,lt'],
  ['milliliter', 'ml,milliliters,mL,ml.,mL.,millilitre,millilitres,mls'],
  ['pint', 'pt,pints,pt.'],
  ['quart', 'qt,quarts,qt.,qts,qts.'],
  ['tablespoon', 'tbsp,tablespoons,tbsp.,T,Tbsp.,Tbsp,tablespoonful,tbsps,tblsp'],
  ['teaspoon', 'tsp,teaspoons,tsp.,t,teaspoonful,tsps'],
  ['dash', 'dash,dashes'],
  ['drop', 'drop,drops'],
  ['pinch', 'pinch,pinches'],
];

/** The same in other languages. Words that begin a food's name too ("pak choi") are left out. */
const ABROAD: Readonly<Record<string, string>> = {
  piece: 'шт,шт.,Stück,Stueck,unidad,unidades,pezzo,pezzi,sztuk,sztuki,ks,adet,db',
  gram: 'gr,gr.,gramm,gramos,grammi,gramas,г,гр,г.,ग्राम,গ্রাম,غرام,جرام,گرم',
  kilogram: 'kilogramo,kilogramos,quilo,quilos,chilo,килограмм,кило,кг,кг.,किलो,किग्रा,কেজি,كيلو,کیلو',
  cup: 'कप,কাপ,كوب',
  teaspoon: 'TL,Teelöffel,cucharadita,cucharaditas,cucchiaino,cucchiaini,łyżeczka,łyżeczki,theelepel,tsk',
  tablespoon: 'EL,Esslöffel,cucharada,cucharadas,cucchiaio,cucchiai,łyżka,łyżki,eetlepel,eetlepels,msk',
  deciliter: 'дл',
  liter: 'litro,litros,litri,litr,litry,литр,литра,л,л.,लीटर,লিটার',
  milliliter: 'мл,мл.',
  gallon: 'galón,galones',
  bunch: 'Bund,manojo,manojos,mazzetto,mazzo,pęczek,svazek,zväzok,bosje,пучок',
  package: 'Packung,Packungen,Pkg,Päckchen,pacco,pacchi,pacchetto,confezione,confezioni,paket,paquete,paquetes,paquet,paquets,pacote,pacotes,'
    + 'pachet,csomag,doboz,opakowanie,paczka,paczki,pakje,pakjes,zakje,bustina,пачка,пачки,упаковка,пакет,caixinha,caixinhas,caixa,पैकेट,প্যাকেট',
  can: 'Dose,Dosen,lata,latas,boîte,boîtes,boite,boites,puszka,puszki,blikje,blikjes,scatoletta,scatolette,konserve,konserven',
};

export interface UnitNames { unit: string; short: string; plural: string; others: readonly string[] }

export const UNIT_NAMES: ReadonlyMap<string, UnitNames> = new Map(ROWS.map(([unit, written]) => {
  const [short = unit, plural = unit, ...others] = written.split(',');
  return [unit, { unit, short, plural, others }] as const;
}));

/** As written, and in lower case: "T" is a tablespoon and "t" a teaspoon. */
const asWritten = new Map<string, string>();
const inLowerCase = new Map<string, string>();
for (const { unit, short, plural, others } of UNIT_NAMES.values()) {
  for (const name of [unit, short, plural, ...others, ...(ABROAD[unit]?.split(',') ?? [])]) {
    asWritten.set(name, unit);
    inLowerCase.set(name.toLowerCase(), unit);
  }
}

/** The unit of this name, or null. */
export const unitNamed = (name: string): string | null => asWritten.get(name) ?? inLowerCase.get(name.toLowerCase()) ?? null;
