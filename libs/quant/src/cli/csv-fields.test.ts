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
