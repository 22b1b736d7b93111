/** The only reader of the environment. Every setting has a default; all faults are reported at once, by name and never by value. */
import { isWebAddress, readLadder, readModel, type ModelSettings } from './model-settings.ts';

/** What an operator may set: its default as text ('' where there is none) and what it does. README and .env.example follow this table. */
export const SETTINGS = {
  PORT: { usual: '3000', about: 'Port to listen on; 0 takes any free one.' },
  HOST: { usual: '127.0.0.1', about: 'Address to listen on; 0.0.0.0 lets other machines in.' },
  DATA_DIR: { usual: './data', about: 'Folder of the database.' },
  DATABASE_URL: { usual: '', about: 'Address of a PostgreSQL database (postgres://...) to use instead of a file in DATA_DIR.' },
  PUBLIC_URL: { usual: '', about: 'Address that people open, such as https://recipes.example; with https, sessions travel encrypted only.' },
  TRUSTED_PROXIES: { usual: '0', about: 'How many proxies of yours stand in front and each add to X-Forwarded-For.' },
  ACCOUNTS: { usual: 'on', about: 'on or off: whether people can have accounts.' },
  REVIEWS: { usual: 'on', about: 'on or off: whether people can give reviews.' },
  SMTP_URL: { usual: '', about: 'Mail server (smtp://user:password@host:587) that sends links for a new password; needs PUBLIC_URL and MAIL_FROM.' },
  MAIL_FROM: { usual: '', about: 'Who those mails come from, such as kitchen@recipes.example.' },
  HF_TOKEN: { usual: '', about: 'Hugging Face access token; with it the model chef cooks.' },
  MODEL_ID: { usual: 'mistralai/Mixtral-8x7B-Instruct-v0.1', about: 'The model that writes recipes.' },
  MODEL_PROVIDER: { usual: '', about: 'Inference provider to use with HF_TOKEN; without it Hugging Face chooses one.' },
  MODEL_ENDPOINT: { usual: '', about: 'Address of any OpenAI-compatible server (llama.cpp, Ollama, vLLM) to use instead of Hugging Face.' },
  MODEL_TOKEN: { usual: '', about: 'Token for MODEL_ENDPOINT, if it wants one.' },
  BILL_TO: { usual: '', about: 'Hugging Face organisation that pays for the calls.' },
  MODEL_LADDER: { usual: '', about: 'Models to ask next, in this order, when the first cannot cook: a JSON list, each with the settings above.' },
  MODEL_CALLS_PER_DAY: { usual: '500', about: 'Most calls to models a day; after that the house chef cooks. 0 means none.' },
  METRICS_PORT: { usual: '', about: 'Port for Prometheus, at /metrics; without it nothing is counted.' },
  METRICS_HOST: { usual: '127.0.0.1', about: 'Address that METRICS_PORT listens on; no other machine reaches this one.' },
  WATCHDOG_SECONDS: { usual: '30', about: 'Seconds that the process may be silent before it is ended, for a supervisor to start anew; 0 means for ever.' },
  LOG_LEVEL: { usual: 'info', about: 'trace, debug, info, warn, error or silent.' },
} as const;
export type SettingName = keyof typeof SETTINGS;

/** What requests need to know about where they are answered. */
export interface Site {
  accounts: boolean;
  reviews: boolean;
  /** Origin that people open ("https://recipes.example"), or null where nobody said. */
  publicUrl: string | null;
  trustedProxies: number;
}

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** Address of a PostgreSQL database; null means SQLite in `dataDir`. */
  databaseUrl: string | null;
  site: Site;
  mail: { url: string; from: string } | null;
  /** Null where none is set up. */
  model: ModelSettings | null;
  /** Asked in this order when the first cannot cook; after them the house chef. */
  ladder: ModelSettings[];
  /** Where Prometheus may read; null means nowhere. */
  metrics: { port: number; host: string } | null;
  /** Seconds of silence that end the process; 0 means none do. */
  watchdogSeconds: number;
  logLevel: string;
}

/** Where the data are: PostgreSQL when there is an address, else a file. */
export function placeOf({ databaseUrl, dataDir }: Config): { url: string } | { dataDir: string } {
  return databaseUrl === null ? { dataDir } : { url: databaseUrl };
}

export class ConfigFault extends Error {
  constructor(faults: readonly string[]) {
    super(`Some settings cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ConfigFault';
  }
}

export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const faults: string[] = [];
  const text = (name: SettingName): string => env[name]?.trim() || SETTINGS[name].usual;
  const optional = (name: SettingName): string | null => text(name) || null;
  const fault = (name: SettingName, wanted: string): void => void faults.push(`${name} must be ${wanted}.`);
  const whole = (name: SettingName, most: number): number => {
    const number = Number(text(name));
    if (!/^\d+$/.test(text(name)) || number > most) fault(name, `a whole number from 0 to ${most}`);
    return number;
  };
  const shaped = (name: SettingName, shape: RegExp, wanted: string): string | null => {
    const value = optional(name);
    if (value !== null && !shape.test(value)) fault(name, wanted);
    return value;
  };

  const isOn = (name: SettingName): boolean => {
    if (!/^o(?:n|ff)$/.test(text(name))) fault(name, 'on or off');
    return text(name) === 'on';
  };

  const databaseUrl = shaped('DATABASE_URL', /^postgres(?:ql)?:\/\/\S+$/, 'an address that begins with postgres://');
  const publicUrl = optional('PUBLIC_URL');
  if (publicUrl !== null && !(isWebAddress(publicUrl) && new URL(publicUrl).pathname === '/')) fault('PUBLIC_URL', 'an address that begins with https:// or http://, without a path');
  const smtp = shaped('SMTP_URL', /^smtps?:\/\/[^\s/]+\/?(?:\?\S*)?$/, 'an address that begins with smtp:// or smtps://');
  const from = shaped('MAIL_FROM', /^[^\s@<>]+@[^\s@<>]+$|^[^<>\r\n]+ <[^\s@<>]+@[^\s@<>]+>$/, 'an e-mail address');
  if (smtp !== null && (from === null || publicUrl === null)) faults.push('SMTP_URL needs MAIL_FROM and PUBLIC_URL.');

  const callsPerDay = whole('MODEL_CALLS_PER_DAY', 1_000_000);
  const say = (sentence: string): void => void faults.push(sentence);
  const model = readModel(text, callsPerDay, say);
  const ladder = readLadder(text('MODEL_LADDER'), text, callsPerDay, say);
  if (model === null && ladder.length > 0) say('MODEL_LADDER says who comes after the first model, and there is none: set HF_TOKEN or MODEL_ENDPOINT.');
  const logLevel = text('LOG_LEVEL');
  if (!['trace', 'debug', 'info', 'warn', 'error', 'silent'].includes(logLevel)) fault('LOG_LEVEL', SETTINGS.LOG_LEVEL.about.replace('.', ''));
  const config: Config = {
    port: whole('PORT', 65_535),
    host: text('HOST'),
    dataDir: text('DATA_DIR'),
    databaseUrl,
    site: {
      accounts: isOn('ACCOUNTS'), reviews: isOn('REVIEWS'), trustedProxies: whole('TRUSTED_PROXIES', 10),
      publicUrl: publicUrl !== null && URL.canParse(publicUrl) ? new URL(publicUrl).origin : null,
    },
    mail: smtp === null || from === null ? null : { url: smtp, from },
    logLevel,
    metrics: text('METRICS_PORT') === '' ? null : { port: whole('METRICS_PORT', 65_535), host: text('METRICS_HOST') },
    watchdogSeconds: whole('WATCHDOG_SECONDS', 3600),
    model, ladder,
  };
  if (faults.length > 0) throw new ConfigFault(faults);
  return config;
}
