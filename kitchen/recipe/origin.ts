/** Who wrote a recipe; it travels with the recipe wherever it is kept, shared or exported. */
export const WRITERS = ['house', 'model', 'own', 'imported'] as const;

export interface Origin {
  /** The house chef, a language model, the cook, or someone whose file was imported. */
  by: (typeof WRITERS)[number];
  /** The model's name, or where an import came from ("Mealie"); empty where there is nothing to say. */
  name: string;
}
