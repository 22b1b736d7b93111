/** A JSON Schema as a reader of code would write it down, and the smallest value that has its shape. Knows what ours use. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

export function schemaText(schema: Schema, indent = ''): string {
  const { type, properties, required = [], items, anyOf, enum: choices, minimum, maximum, maxLength } = schema;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (choices) return choices.map((one) => JSON.stringify(one)).join(' | ');
  if (anyOf) return anyOf.map((one) => schemaText(one, indent)).join(' | ');
  if (Array.isArray(type)) return type.map((one) => schemaText({ ...schema, type: one }, indent)).join(' | ');
  if (type === 'array') {
    const one = schemaText(items ?? {}, indent);
    return one.includes(' ') && !one.startsWith('{') ? `(${one})[]` : `${one}[]`;
  }
  if (type === 'object') {
    const inner = `${indent}  `;
    const nameOf = (name: string): string => (required.includes(name) ? name : `${name}?`);
    const lines = Object.entries(properties ?? {}).map(([name, one]) => `${inner}${nameOf(name)}: ${schemaText(one, inner)}\n`);
    return lines.length === 0 ? (properties ? '{}' : 'object') : `{\n${lines.join('')}${indent}}`;
  }
  if (type === 'integer' || type === 'number') return `${type === 'integer' ? 'whole number' : 'number'}${range(minimum, maximum)}`;
  if (type === 'string') return maxLength === undefined ? 'text' : `text up to ${maxLength}`;
  return type ?? 'anything';
}

/** Bounds that only say what a number can hold are not worth reading. */
function range(least?: number, most?: number): string {
  if (most !== undefined && most < 2 ** 31 - 1) return ` ${least ?? 0} to ${most}`;
  return least !== undefined && least > -(2 ** 31) ? ` from ${least}` : '';
}

/** Only what must be there, empty. */
export function skeleton({ type, properties = {}, required = [], anyOf, enum: choices, minimum, ...rest }: Schema): unknown {
  if ('const' in rest) return rest.const;
  if (choices) return choices[0];
  if (anyOf) return anyOf.some((one) => one.type === 'null') ? null : skeleton(anyOf[0] ?? {});
  if (Array.isArray(type)) return type.includes('null') ? null : skeleton({ ...rest, properties, required, type: type[0] ?? '' });
  if (type === 'array') return [];
  if (type === 'object') return Object.fromEntries(required.map((name) => [name, skeleton(properties[name] ?? {})]));
  if (type === 'integer' || type === 'number') return Math.max(0, minimum ?? 0);
  if (type === 'boolean') return false;
  return type === 'null' ? null : '';
}
