const FIGURE = String.raw`(?:\d+(?:[.,]\d+)?(?:\s*\d?[½¼¾⅓⅔⅛])?|[½¼¾⅓⅔⅛]|\d+\s+\d\/\d|\d+\/\d)`;
const UNIT = String.raw`(?:g|kg|mg|ml|cl|dl|l|oz|lbs?|pounds?|ounces?|grams?|kilos?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|t\.|T|c\.|pints?|quarts?|liters?|litres?|cans?|tins?|cloves?|slices?|pieces?|bunch(?:es)?|handfuls?|pinch(?:es)?|dash(?:es)?|sprigs?|sticks?|heads?|stalks?|packets?|packages?|fillets?|large|medium|small|whole|leaves|jars?|fl\.? oz|knobs?)\.?`;
const AMOUNT = new RegExp(String.raw`^(?:about |approx\.? |~)?(?:an? )?(?:${FIGURE}(?:\s*(?:-|–|to)\s*${FIGURE})?)?\s*(?:${UNIT})?(?:\s*\([^()]*\))?$`, 'i');

/** Whether a text is an amount and nothing else: "2 cups", "500 g", "a pinch", "3". */
export const isBareAmount = (text: string): boolean => text.trim() !== '' && AMOUNT.test(text.trim());
