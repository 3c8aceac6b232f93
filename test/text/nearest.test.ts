/** The name that an unknown one was probably meant to be, and how a sentence suggests it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { didYouMean, nearestName } from '../../src/text/nearest.ts';

const SETTINGS = ['data_folder', 'port', 'log_level'];

test('a name is found by a letter too few, too many, wrong or swapped, in any case', () => {
  for (const typed of ['prt', 'poort', 'pory', 'prot', 'PORT', 'Prot'])
    assert.equal(nearestName(typed, SETTINGS), 'port', typed);
});

test('of a long name, two letters in five may be wrong', () => {
  assert.equal(nearestName('data_dir', SETTINGS), 'data_folder');
  assert.equal(nearestName('data_directory', SETTINGS), undefined);
});

test('the nearest of several names is suggested, and of equally near ones the first', () => {
  assert.equal(nearestName('page', ['pages', 'pace', 'page_id']), 'pages');
  assert.equal(nearestName('done', ['none', 'gone', 'do']), 'none');
  assert.equal(nearestName('donee', ['none', 'done']), 'done');
});

test('nothing is suggested for a name that is near to none, nor where there is none', () => {
  assert.equal(nearestName('anything', SETTINGS), undefined);
  assert.equal(nearestName('port', []), undefined);
});

test('a sentence ends with the suggestion, or with a full stop', () => {
  assert.equal(`x is unknown${didYouMean('prt', SETTINGS)}`, 'x is unknown; did you mean "port"?');
  assert.equal(`x is unknown${didYouMean('anything', SETTINGS)}`, 'x is unknown.');
});
