/** What the last action on the list has to say. */
export interface News {
  said: string;
  /** Puts the list back as it was before. */
  undo?: () => void;
  /** True where the next step is on the recipe page. */
  toRecipe?: boolean;
}
