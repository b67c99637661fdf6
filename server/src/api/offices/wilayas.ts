import { normaliseForSearch } from 'shared-api/contract/text/normalise-for-search';

/** The wilayas in their official order, which is their numbers': the Arabic name, and the Latin ones. */
const wilayas: [arabic: string, latin: string][] = [
  ['أدرار', 'Adrar'],
  ['الشلف', 'Chlef'],
  ['الأغواط', 'Laghouat'],
  ['أم البواقي', 'Oum El Bouaghi'],
  ['باتنة', 'Batna'],
  ['بجاية', 'Béjaïa'],
  ['بسكرة', 'Biskra'],
  ['بشار', 'Béchar'],
  ['البليدة', 'Blida'],
  ['البويرة', 'Bouira'],
  ['تمنراست', 'Tamanrasset'],
  ['تبسة', 'Tébessa'],
  ['تلمسان', 'Tlemcen'],
  ['تيارت', 'Tiaret'],
  ['تيزي وزو', 'Tizi Ouzou'],
  ['الجزائر', 'Alger Algiers'],
  ['الجلفة', 'Djelfa'],
  ['جيجل', 'Jijel'],
  ['سطيف', 'Sétif'],
  ['سعيدة', 'Saïda'],
  ['سكيكدة', 'Skikda'],
  ['سيدي بلعباس', 'Sidi Bel Abbès'],
  ['عنابة', 'Annaba'],
  ['قالمة', 'Guelma'],
  ['قسنطينة', 'Constantine'],
  ['المدية', 'Médéa'],
  ['مستغانم', 'Mostaganem'],
  ['المسيلة', "M'Sila"],
  ['معسكر', 'Mascara'],
  ['ورقلة', 'Ouargla'],
  ['وهران', 'Oran'],
  ['البيض', 'El Bayadh'],
  ['إليزي', 'Illizi'],
  ['برج بوعريريج', 'Bordj Bou Arréridj'],
  ['بومرداس', 'Boumerdès'],
  ['الطارف', 'El Tarf'],
  ['تندوف', 'Tindouf'],
  ['تيسمسيلت', 'Tissemsilt'],
  ['الوادي', 'El Oued'],
  ['خنشلة', 'Khenchela'],
  ['سوق أهراس', 'Souk Ahras'],
  ['تيبازة', 'Tipaza'],
  ['ميلة', 'Mila'],
  ['عين الدفلى', 'Aïn Defla'],
  ['النعامة', 'Naâma'],
  ['عين تموشنت', 'Aïn Témouchent'],
  ['غرداية', 'Ghardaïa'],
  ['غليزان', 'Relizane'],
  ['تيميمون', 'Timimoun'],
  ['برج باجي مختار', 'Bordj Badji Mokhtar'],
  ['أولاد جلال', 'Ouled Djellal'],
  ['بني عباس', 'Béni Abbès'],
  ['عين صالح', 'In Salah'],
  ['عين قزام', 'In Guezzam'],
  ['تقرت', 'Touggourt'],
  ['جانت', 'Djanet'],
  ['المغير', "El M'Ghair"],
  ['المنيعة', 'El Meniaa'],
];

/** Each as it may stand in the name of an office: by itself, or behind «ل», which takes the alef of an article. */
const known = wilayas.map(([arabic, latin], index) => {
  const name = normaliseForSearch(arabic);
  const withPrefix = name.startsWith('ال') ? `لل${name.slice(2)}` : `ل${name}`;
  return { forms: [` ${name} `, ` ${withPrefix} `], otherNames: `${index + 1} ${latin}` };
});

/**
 * What people call the wilaya in whose name an office is, beside its Arabic name: `31 Oran`, its number without a zero in front; empty
 * where the name says no wilaya.
 */
export function otherNamesOf(officeName: string) {
  const name = ` ${normaliseForSearch(officeName)} `;
  return known.find(({ forms }) => forms.some((form) => name.includes(form)))?.otherNames ?? '';
}
