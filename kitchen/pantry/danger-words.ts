export const SPOILED: readonly string[] = ['mouldy', 'moldy', 'expired', 'rotten'];
export const NEVER_FOODS: readonly { name: string; words: string; why: string; instead: string }[] = [];
