import { describe, expect, test } from 'vitest';
import { GUESSED_WORDS } from './guessed-words.ts';
import { isWeak } from './weak-password.ts';

const OWN = ['Anna-Lena', 'Ødegård', 'anna.odegaard@paprika.example'];

/** From published lists of what people take most often, of eight characters and more. */
const TAKEN_OFTEN = `
123456789 password 12345678 password1 1234567890 iloveyou 1q2w3e4r5t qwertyuiop 1qaz2wsx 1q2w3e4r 987654321 qwerty123 asdfghjkl 123123123 iloveyou1
princess 789456123 11111111 princess1 sunshine football 1234qwer football1 123456789a abcd1234 88888888 12qwaszx superman michael1 babygirl1 baseball iloveyou2 147258369
michelle q1w2e3r4 jessica1 qwer1234 liverpool qazwsxedc baseball1 1111111111 0987654321 jennifer basketball qwerty12 charlie1 passw0rd superman1 password12 sunshine1 babygirl
trustno1 asdf1234 chocolate password2 12341234 12344321 samantha q1w2e3r4t5y6 qweasdzxc internet butterfly hello123 1qazxsw2 1234567891 whatever alexander brandon1 computer
123654789 pakistan 11223344 victoria 12345qwert matthew1 barcelona jonathan 12345678910 computer1 liverpool1 mercedes chicken1 jasmine1 benjamin welcome1 starwars christian
1234554321 chocolate1 butterfly1 1password q1w2e3r4t5 elizabeth zaq12wsx 147852369 87654321 america1 metallica tinkerbell samantha1 myspace123 freedom1 spongebob1
741852963 hellokitty cocacola qwertyui spiderman danielle 1qaz2wsx3edc qwerty12345 asdfasdf password123 a1b2c3d4 4815162342 asdfghjkl1 1q2w3e4r5t6y 12121212 Password1
correcthorse sebastian zxcvbnm1 slipknot spiderman1 iloveyou12 password! beautiful carolina asdf123456 9876543210 manchester midnight lovelove charlotte california 1029384756 qazwsx123
1122334455 P@ssw0rd test1234 qwerty1234 abc123456 abcdefg123 Passw0rd! letmein1 admin123 welcome123 monkey123 dragon123 football12 princess12 summer2023 Winter2024! Sommer2024
changeme trinity1 realmadrid strawberry darkness asdfjkl; zxcvbnm123 mnbvcxz1 iloveyou! teddybear bestfriend christmas poiuytrewq minecraft dragonball 123qweasd
aaaaaaaa abababab 00000000 abcabcabc qqww1122 1234abcd p4ssw0rd recipechef recipechef1 ilovecooking kitchen123
`.trim().split(/\s+/);

const GOOD = [
  'crooked ladle butter saucepan', 'tr0ub4dor&3xyz', 'onion pan butter low heat', 'Xk7#pQ9!mZ2v', 'wohnung-regen-14-tasse', 'gurkensalat mit dill', 'j4K!d92lsPq', 'vier kleine Enten im Regen',
  'ジャガイモと玉ねぎのスープ', 'leeks-in-october-rain', 'h2ns8fk3pw', 'my aunt fries leeks',
];

describe('refused', () => {
  test.each(TAKEN_OFTEN)('%s', (password) => {
    expect(isWeak(password, [])).toBe(true);
  });
  test.each(['annalena', 'Anna-Lena1', 'odegaard2024', 'anna.odegaard', 'anna.odegaard@paprika.example', 'paprika1', 'lenaanna12', 'ødegård99'])('%s, of Anna-Lena Ødegård', (password) => {
    expect(isWeak(password, OWN)).toBe(true);
  });
});

describe('taken', () => {
  test.each(GOOD)('%s', (password) => {
    expect(isWeak(password, OWN)).toBe(false);
  });
});

test('words and what is usually put around them are far more than a thousand passwords', () => {
  const long = [...GUESSED_WORDS].filter((word) => word.length >= 8);
  const passwords = [...long, ...[...GUESSED_WORDS].map((word) => `${word}2024!`)];
  expect(passwords.length).toBeGreaterThan(1000);
  expect(passwords.filter((password) => !isWeak(password, []))).toEqual([]);
});
