import { csvFields } from './csv-fields.ts';

const fieldsOf = (content: string) => csvFields(content, { file: 'p.csv', line: 3 });

describe('the fields of a line', () => {
  it.each([
    ['a,b', ['a', 'b']],
    ['', ['']],
    [' a , ,b,', ['a', '', 'b', '']],
    ['"a",b', ['a', 'b']],
    ['a,"b"', ['a', 'b']],
    ['"a,b","c"', ['a,b', 'c']],
    ['"中国平安, A",1', ['中国平安, A', '1']],
    ['"say ""hi""",1', ['say "hi"', '1']],
    ['"""",""""""', ['"', '""']],
    ['"",1,""', ['', '1', '']],
    [' "a" , "b"\t,1', ['a', 'b', '1']],
    ['"2026-01-05",1,,"3",', ['2026-01-05', '1', '', '3', '']],
    ['",",","', [',', ',']],
  ])('of %j are %j', (content, fields) => {
    expect(fieldsOf(content)).toEqual(fields);
  });

  it.each([
    ['a,"b', 2, 'the quote does not close on this line'],
    ['a,"b""', 2, 'the quote does not close on this line'],
    ['"a,b,c', 1, 'the quote does not close on this line'],
    ['"a","b,c",d,"', 4, 'the quote does not close on this line'],
    ['"a"b,c', 1, 'text behind the closing quote'],
    ['"a" "b",c', 1, 'text behind the closing quote'],
    ['1,5",c', 2, 'a quote in a field that does not begin with one'],
    ['"x",a"b"', 2, 'a quote in a field that does not begin with one'],
  ])('%j has a fault in field %i', (content, column, problem) => {
    expect(() => fieldsOf(content)).toThrow(`p.csv, line 3, column ${column}: ${problem}`);
  });
});

describe('the fields of a line at their edges', () => {
  it.each([
    [',', ['', '']],
    [',,', ['', '', '']],
    ['   ', ['']],
    ['"', null],
    ['""', ['']],
    ['"",', ['', '']],
    [',""', ['', '']],
    ['" a ",b', ['a', 'b']],
    ['a b,c', ['a b', 'c']],
    ['"a""b""c"', ['a"b"c']],
    ['"a,""b"",c",d', ['a,"b",c', 'd']],
    ['""""', ['"']],
    ['"""', null],
    ['\u3000a\u3000,b', ['a', 'b']],
    ["'a,b'", ["'a", "b'"]],
    ['a;b', ['a;b']],
  ])('of %j are %j', (content, fields) => {
    if (fields === null) expect(() => fieldsOf(content)).toThrow('the quote does not close on this line');
    else expect(fieldsOf(content)).toEqual(fields);
  });

  it('are those of a plain line, quoted or not', () => {
    const plain = Array.from({ length: 40 }, (_, at) => (at % 7 === 0 ? '' : `v${at} `));
    const quoted = plain.map((field, at) => (at % 3 === 0 ? `"${field}"` : field));
    expect(fieldsOf(quoted.join(','))).toEqual(plain.map((field) => field.trim()));
    expect(fieldsOf(plain.join(','))).toEqual(plain.map((field) => field.trim()));
  });

  it('come back from whatever they are written as in quotes', () => {
    const values = ['a', '', ',', '"', '""', 'a,b', '"a"', 'x""y', '中,国', "it's"];
    for (let first = 0; first < values.length; first += 1) {
      const turned = [...values.slice(first), ...values.slice(0, first)];
      const written = turned.map((value) => `"${value.replaceAll('"', '""')}"`).join(' , ');
      expect(fieldsOf(written)).toEqual(turned);
    }
  });
});
