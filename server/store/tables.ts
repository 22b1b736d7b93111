/** The tables as queries see them. Moments are ISO texts in UTC, flags are 0 or 1, lists are JSON texts: the same in both engines. */

import type { Generated } from 'kysely';

export interface Tables {
  model_use: { day: string; calls: number };
  cooks: { id: string; email: string; first_name: string; last_name: string; password_hash: string; made_at: string; /** Counts every change in the cookbook. */ changes: number };
  sessions: { token_hash: string; cook: string; made_at: string; seen_at: string };
  password_resets: { token_hash: string; cook: string; made_at: string };
  recipes: {
    cook: string; id: string; title: string; markdown: string; /** SHA-256 of the markdown: what is the same text. */ text_hash: string;
    origin_by: string; origin_name: string; origin_fitted: string; tags: string; favourite: number; notes: string; /** 1 to 5. */ rating: number | null; source: string; kept_at: string;
    /** The id of the cook's own photo of it, or empty. */ photo: Generated<string>;
    revision: number; /** The cook's `changes` when this row changed last. */ change: number; /** 1 for a removed recipe, whose texts are emptied. */ gone: number;
    /** Characters of the recipe with its earlier versions and the times it was cooked. */ size: Generated<number>;
  };
  recipe_versions: { cook: string; recipe: string; revision: number; title: string; markdown: string; at: string };
  cooked: { cook: string; id: string; recipe: string; cooked_on: string; how: string; note: string };
  /** Photos that recipes name; their bytes never change. */
  photos: { cook: string; id: string; size: number; kept_at: string; bytes: Uint8Array };
  belongings: { cook: string; name: string; value: string; changed_at: string };
  shares: {
    id: string; token_hash: string; key_hash: string; cook: string | null; recipe: string | null; title: string; markdown: string; origin_by: string; origin_name: string; origin_fitted: string; source: string;
    made_at: string; ends_at: string | null; /** "revoked" or "taken-down", or null while it leads somewhere. */ ended: string | null;
  };
  /** What was read of a share, as JSON; `form` counts the changes of what is in it. */
  share_readings: { share: string; form: number; reading: string };
  share_reports: { id: string; share: string; why: string; at: string };
  reviews: { id: string; name: string; profession: string; rate: number; review: string; given_at: string; state: string; reply: string | null };
  /** How often something was done lately: `key` is what and by whom (hashed), until `until`. */
  tries: { key: string; until: string; count: number };
  /** Recipes that models write. `beats` grows while somebody writes, `readings` while another process reads, so that no two clocks are compared. */
  cookings: { key_hash: string; order_hash: string; begun_at: string; beats: number; readings: number; stopped: number; ended: number };
  /** Events of them, from the `first` on, sealed by the cook's own key. */
  cooking_pieces: { cooking: string; first: number; sealed: string };
}
