/**
 * Passwords of the public breach lists that would pass the rule of 8–30 characters with a letter and a digit
 * or symbol. In lower case, because the comparison ignores case.
 */
export const WELL_KNOWN_PASSWORDS: ReadonlySet<string> = new Set(
  `
  password1 password12 password123 password1234 password! password1! password123! password@123 p@ssw0rd
  p@ssword p@ssword1 p@ssw0rd1 p@ssw0rd123 p@$$w0rd passw0rd passw0rd1 passw0rd! pass1234 pass@123
  pass@1234 admin123 admin1234 admin12345 admin123456 admin@123 admin@1234 admin@123456 admin#123
  administrator1 root1234 root@123 root123456 test1234 test@123 test123456 user1234 guest123 welcome1
  welcome12 welcome123 welcome@123 welcome1! changeme1 changeme123 letmein1 letmein123 qwerty12 qwerty123
  qwerty1234 qwerty12345 qwerty123456 qwertyuiop1 1qaz2wsx 1qaz@wsx 1qaz!qaz 1qaz2wsx3edc !qaz2wsx
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 qaz123456 qazwsx123 zaq12wsx zaq1zaq1 asdf1234
  asdfgh123 asd123456 asdasd123 zxc123456 zxcvbnm1 zxcvbnm123 abc12345 abc123456 abc@1234 abcd1234
  abcd@1234 abcd12345 abcde12345 a1234567 a12345678 a123456789 a1b2c3d4 a1s2d3f4 aa123456 aa12345678
  aaa123456 q12345678 q123456789 z12345678 w12345678 123456aa 123456abc 12345678a 123456789a 123456789q
  123456qwe 123qweasd 123qweasdzxc 123qwe!@# 123abc456 1234qwer 12qwaszx qwe123456 qweasd123 qwer1234
  qwer@1234 qwer!@#$ iloveyou1 iloveyou123 woaini123 woaini520 woaini1314 5201314a 5201314abc a5201314
  zhang123 wang1234 li123456 liu123456 china123 beijing2008 shanghai1 monkey123 dragon123 football1
  baseball1 princess1 sunshine1 superman1 batman123 master123 michael1 jordan23! trustno1 starwars1
  whatever1 hello123 hello1234 hello@123 secret123 temp1234 temp@123 default1 manager1 company1 company123
  summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2026 autumn2026
`
    .trim()
    .split(/\s+/),
);
