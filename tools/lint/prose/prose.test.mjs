import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measure, readSentences, scoreSentence } from './measure.mjs';
import { readProse } from './read-prose.mjs';

const textsOf = ( file, source ) =>
	readProse( file, source ).map( ( { line, text } ) => [ line, text ] );

test( 'reads block comments, and line comments in a row as one', () => {
	assert.deepEqual(
		textsOf(
			'a.ts',
			'/**\n * Returns `x`.\n *\n * @param a The cart.\n */\nf();\n// One\n// two.\n'
		),
		[
			[ 2, 'Returns ‹code›.' ],
			[ 4, 'a The cart.' ],
			[ 7, 'One two.' ],
		]
	);
} );

test( 'takes a pattern of paths for no comment', () => {
	assert.deepEqual( textsOf( 'a.ts', "f( 'image/*' ); /* Good. */" ), [
		[ 1, 'Good.' ],
	] );
} );

test( 'skips comments for programs and translators', () => {
	assert.deepEqual(
		textsOf(
			'a.ts',
			'/* translators: %s: name. */\n// eslint-disable-line x -- because.\n'
		),
		[]
	);
} );

test( 'reads paragraphs, list items and cells of a page, without code and titles', () => {
	assert.deepEqual(
		textsOf(
			'a.md',
			'# Title\n\nOne\ntwo.\n\n- An [item](b.md).\n\n| A cell of words |\n| --- |\n\n```ts\nthose();\n```\n'
		),
		[
			[ 3, 'One two.' ],
			[ 6, 'An item.' ],
			[ 8, 'A cell of words' ],
		]
	);
} );

test( 'skips generated pages and files without prose', () => {
	assert.deepEqual(
		textsOf( 'a.md', '<!-- Generated from the source by x. -->\n\nText.' ),
		[]
	);
	assert.deepEqual( textsOf( 'a.json', '"// text"' ), [] );
} );

test( 'splits sentences, but not at a dot inside one', () => {
	assert.deepEqual( readSentences( 'Version 1.2 works. It is fast.' ), [
		'Version 1.2 works.',
		'It is fast.',
	] );
} );

test( 'counts forms in 1,000 words', () => {
	const figures = measure( [
		"Those of the cart are sent. You don't need those.",
	] );
	assert.equal( figures.words, 10 );
	assert.equal( figures.thoseOf, 100 );
	assert.equal( figures.noNoun, 200 );
	assert.equal( figures.contractions, 100 );
	assert.equal( figures.reader, 100 );
	assert.equal( figures.passive, 50 );
} );

test( 'measures nothing as zero', () => {
	assert.equal( measure( [] ).thoseOf, 0 );
	assert.equal( measure( [] ).median, 0 );
} );

for ( const [ better, worse ] of [
	[ 'The cart is empty.', 'A list whose items are slides is none.' ],
	[
		"WooCommerce owns the block's metadata.",
		'That of the metadata is its.',
	],
] ) {
	test( `ranks "${ worse }" above "${ better }"`, () => {
		assert.ok( scoreSentence( worse ) > scoreSentence( better ) );
	} );
}
