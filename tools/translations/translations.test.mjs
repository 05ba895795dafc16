import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { mo } from 'gettext-parser';
import { compileTranslation, listTranslations } from './compile.mjs';
import { isPlatformText, readPlatformTexts } from './platform-texts.mjs';
import {
	listPlatformTranslations,
	standaloneTranslations,
	writePlatformTemplate,
} from './platform-translations.mjs';
import {
	checkTranslation,
	TEMPLATE_FILE,
	updateTranslation,
	writeTemplate,
} from './template.mjs';
import { inRoot } from '../support/root.mjs';
import { keyOf, OWN_DOMAIN, PLATFORM_DOMAIN, readStringMap } from './texts.mjs';

const texts = readStringMap();
const platform = readPlatformTexts().texts;
const template = readFileSync( TEMPLATE_FILE, 'utf8' );
const renderSlots = ( found ) =>
	found.map(
		( { file, line, single } ) => `${ file }:${ line } ${ single }`
	);

describe( 'text domains', () => {
	test( 'texts that WooCommerce has word for word use its domain, all others ours', () => {
		const wrong = texts.filter(
			( text ) =>
				text.domain !==
				( isPlatformText( text, platform )
					? PLATFORM_DOMAIN
					: OWN_DOMAIN )
		);
		assert.deepEqual( renderSlots( wrong ), [] );
	} );

	test( "the list of WooCommerce's texts contains only texts that we use", () => {
		const ours = new Set( texts.map( keyOf ) );
		assert.deepEqual(
			Object.keys( platform ).filter( ( key ) => ! ours.has( key ) ),
			[]
		);
	} );

	for ( const [ title, text, isTheirs ] of [
		[ 'the same text', { single: 'Total' }, true ],
		[ 'another text', { single: 'Totals' }, false ],
		[ 'another context', { single: 'Total', context: 'noun' }, false ],
		[ 'the same context', { single: 'Order', context: 'verb' }, true ],
		[ 'the same plural', { single: '1 cap', plural: 'caps' }, true ],
		[ 'another plural', { single: '1 cap', plural: '%d caps' }, false ],
		[ 'a plural that it lacks', { single: 'Total', plural: 'x' }, false ],
		[ 'a plural that we do not need', { single: '1 cap' }, true ],
	] ) {
		test( `${ title } ${ isTheirs ? 'is' : 'is not' } WooCommerce's`, () => {
			const theirs = {
				Total: null,
				'verb\u0004Order': null,
				'1 cap': 'caps',
			};
			assert.equal( isPlatformText( text, theirs ), isTheirs );
		} );
	}
} );

describe( 'the template and the translations', () => {
	test( 'the template matches the sources; `npm run i18n` updates it', () => {
		const own = texts.filter( ( { domain } ) => domain === OWN_DOMAIN );
		assert.equal( template, writeTemplate( own ) );
	} );

	for ( const [ locale, file ] of listTranslations() ) {
		test( `${ locale } has all texts of the template, all plural forms and all placeholders`, () => {
			const { mistakes } = checkTranslation(
				readFileSync( file ),
				template
			);
			assert.deepEqual( mistakes, [] );
		} );
	}

	for ( const [ locale, file ] of listPlatformTranslations() ) {
		test( `${ locale } translates every text of WooCommerce for hosts without it`, () => {
			assert.deepEqual(
				checkTranslation(
					readFileSync( file ),
					writePlatformTemplate( texts )
				),
				{ mistakes: [], untranslated: [] }
			);
		} );
	}
} );

describe( 'translations for pages without WordPress', () => {
	test( 'have both domains, only the requested texts, and the plural rule', () => {
		const { de_DE: german } = standaloneTranslations( {
			woocommerce: [ '%d item', 'Total' ],
			shopfront: [ 'Messages' ],
		} );
		assert.deepEqual( Object.keys( german ), [
			'woocommerce',
			'shopfront',
		] );
		assert.deepEqual( german.woocommerce, {
			'': {
				domain: 'woocommerce',
				lang: 'de',
				'plural-forms': 'nplurals=2; plural=(n != 1);',
			},
			'%d item': [ '%d Artikel', '%d Artikel' ],
			Total: [ 'Gesamtsumme' ],
		} );
		assert.deepEqual( german.shopfront.Messages, [ 'Meldungen' ] );
	} );

	test( 'leave out languages without the texts of WooCommerce', () => {
		assert.equal( standaloneTranslations( {} ).ar, undefined );
	} );

	test( "are not part of the plugin, so that they cannot override WooCommerce's", () => {
		const { files } = JSON.parse(
			readFileSync( inRoot( 'package.json' ), 'utf8' )
		);
		assert.ok( files.includes( '!languages/standalone' ) );
		assert.ok(
			listTranslations().every(
				( [ , file ] ) => ! file.includes( PLATFORM_DOMAIN )
			)
		);
	} );
} );

const TEMPLATE = writeTemplate( [
	{ single: 'Old', file: 'a.ts' },
	{ single: '%1$s of %2$d', plural: '%1$s of %2$ds', file: 'a.ts' },
	{ single: 'Old', context: 'verb', file: 'b.ts', comment: 'a note' },
	{ single: 'New <b/>', file: 'b.ts' },
] );

const po = ( ...entries ) =>
	`msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=3; plural=n;\\n"

${ entries.join( '\n\n' ) }
`;

const WHOLE = po(
	'msgid "Old"\nmsgstr "Alt"',
	'msgid "%1$s of %2$d"\nmsgid_plural "%1$s of %2$ds"\nmsgstr[0] "%1$s"\nmsgstr[1] "%2$d: %1$s"\nmsgstr[2] "%1$s: %2$d"',
	'msgid "New <b/>"\nmsgstr "Neu <b/>"',
	'msgctxt "verb"\nmsgid "Old"\nmsgstr "Altern"'
);

describe( 'a translation', () => {
	test( 'has no mistakes if it is complete', () => {
		assert.deepEqual( checkTranslation( WHOLE, TEMPLATE ), {
			mistakes: [],
			untranslated: [],
		} );
	} );

	for ( const [ title, from, to, mistake ] of [
		[ 'a lost tag', 'Neu <b/>', 'Neu', /placeholders/ ],
		[ 'an unknown placeholder', '"Alt"', '"Alt %s"', /placeholders/ ],
		[ 'a missing form', 'msgstr[2] "%1$s: %2$d"\n', '', /3 forms/ ],
		[ 'an empty form', '"%1$s: %2$d"', '""', /3 forms/ ],
		[ 'another text', 'msgid "New', 'msgid "Never', /other texts/ ],
		[ 'no plural rule', 'Plural-Forms', 'X-Forms', /Plural-Forms/ ],
	] ) {
		test( `has a mistake with ${ title }`, () => {
			const { mistakes } = checkTranslation(
				WHOLE.replace( from, to ),
				TEMPLATE
			);
			assert.match( mistakes.join( '\n' ), mistake );
		} );
	}

	test( 'keeps translated texts and gets new texts without a translation', () => {
		const updated = updateTranslation(
			po( 'msgid "Old"\nmsgstr "Alt"', 'msgid "Gone"\nmsgstr "Weg"' ),
			TEMPLATE
		);
		assert.deepEqual( checkTranslation( updated, TEMPLATE ), {
			mistakes: [],
			untranslated: [ '%1$s of %2$d', 'New <b/>', 'Old' ],
		} );
		assert.match( updated, /#\. a note\nmsgctxt "verb"/ );
		assert.doesNotMatch( updated, /Gone/ );
	} );

	test( 'compiles without untranslated and fuzzy texts', () => {
		const { translations } = mo.parse(
			compileTranslation(
				WHOLE.replace( '"Neu <b/>"', '""' ).replace(
					'msgctxt "verb"',
					'#, fuzzy\nmsgctxt "verb"'
				)
			)
		);
		assert.deepEqual( Object.keys( translations[ '' ] ), [
			'',
			'%1$s of %2$d',
			'Old',
		] );
		assert.deepEqual( translations[ '' ][ '%1$s of %2$d' ].msgstr, [
			'%1$s',
			'%2$d: %1$s',
			'%1$s: %2$d',
		] );
		assert.equal( translations.verb, undefined );
	} );
} );
