import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

const FOLDER = 'packages/behaviors';
const ROOT = join( __dirname, '../..' );
const load = createRequire( __filename );

/** Exports of a `descriptor.ts`: facts about its folder, and behaviors by name. */
export interface Descriptor {
	/** `disclosure/accordion` */
	folder: string;
	about: BehaviorAbout;
	behaviors: ReadonlyMap< string, BehaviorSource >;
}

export const readDescriptors = (): Descriptor[] =>
	readdirSync( join( ROOT, FOLDER ), { recursive: true, encoding: 'utf8' } )
		.map( ( file ) => file.replaceAll( '\\', '/' ) )
		.filter( ( file ) => file.endsWith( '/descriptor.ts' ) )
		.sort()
		.map( ( file ) => {
			const { about, ...behaviors } = load( join( ROOT, FOLDER, file ) );
			return {
				folder: file.slice( 0, -'/descriptor.ts'.length ),
				about,
				behaviors: new Map( Object.entries( behaviors ) ),
			};
		} );

const printList = (
	list: BehaviorAbout[ 'list' ],
	name: string,
	descriptors: readonly Descriptor[]
): string => {
	const listed = descriptors.filter( ( { about } ) => about.list === list );
	const names = listed.flatMap( ( { behaviors } ) => [
		...behaviors.keys(),
	] );
	const imports = listed
		.filter( ( { behaviors } ) => behaviors.size > 0 )
		.map( ( { folder, behaviors } ) => {
			const [ first, ...others ] = behaviors.keys();
			const members = others.length
				? `{\n${ [ first, ...others ].map( ( member ) => `	${ member },\n` ).join( '' ) }}`
				: `{ ${ first } }`;
			return `import ${ members } from '@shopfront/behaviors/${ folder }/descriptor';`;
		} );
	return `// Generated from the descriptors of behaviors by \`npm run generate\`: do not edit.
import type { BehaviorSource } from '@shopfront/behaviors/engine/behavior';
${ imports.join( '\n' ) }

export const ${ name }: readonly BehaviorSource[] = [
${ names.map( ( member ) => `	${ member },` ).join( '\n' ) }
];
`;
};

/** A selector with one attribute or one class. */
const SIMPLE = /^(?:\[([\w-]+)\]|\.([\w-]+))$/;

/**
 * Attributes and classes by which a server finds the elements of the list `site`, and what the platform's script has.
 */
const printMarkup = ( descriptors: readonly Descriptor[] ): string => {
	const site = descriptors.filter( ( { about } ) => about.list === 'site' );
	const found = site.flatMap( ( { folder, about, behaviors } ) =>
		(
			about.markup ??
			[ ...behaviors.values() ].flatMap( ( { selector } ) =>
				selector.split( ',' )
			)
		).map( ( selector ) => {
			const [ , attribute, className ] = SIMPLE.exec( selector ) ?? [];
			if ( ! attribute && ! className ) {
				throw new Error(
					`${ folder }: a server cannot look for ${ selector }. Name one attribute or class in \`markup\` of its descriptor.`
				);
			}
			return { attribute, className };
		} )
	);
	const list = ( values: readonly ( string | undefined )[] ) =>
		[ ...new Set( values.filter( Boolean ) ) ].sort();
	const content = {
		attributes: list( found.map( ( { attribute } ) => attribute ) ),
		classes: list( found.map( ( { className } ) => className ) ),
		ofPlatform: list(
			site
				.filter( ( { about } ) => about.isOfPlatform )
				.flatMap( ( { behaviors } ) =>
					[ ...behaviors.values() ].map( ( { name } ) => name )
				)
		),
	};
	return `${ JSON.stringify( content, null, '\t' ) }\n`;
};

/** All styles in the folders of these lists' behaviors. */
const printStyles = (
	lists: ReadonlyArray< BehaviorAbout[ 'list' ] >,
	comment: string,
	toFolder: string,
	descriptors: readonly Descriptor[]
): string => {
	const files = descriptors
		.filter( ( { about } ) => lists.includes( about.list ) )
		.flatMap( ( { folder } ) =>
			readdirSync( join( ROOT, FOLDER, folder ) )
				.filter( ( file ) => /^[^_].*\.scss$/.test( file ) )
				.sort()
				.map( ( file ) => `${ folder }/${ file.slice( 0, -5 ) }` )
		);
	const uses = files.map( ( file ) => {
		const [ name = '', folder = '' ] = file.split( '/' ).reverse();
		const namespace = name === 'style' ? folder : `${ folder }-${ name }`;
		return `@use "${ toFolder }/${ file }" as ${ namespace };`;
	} );
	return `/* Generated from the descriptors of behaviors by \`npm run generate\`: do not edit. */

/* ${ comment } */
${ uses.join( '\n' ) }
`;
};

export const BEHAVIOR_FILES: Readonly< Record< string, () => string > > = {
	'assets/entries/page-behaviors.ts': () =>
		printList( 'page', 'PAGE_BEHAVIORS', readDescriptors() ),
	[ `${ FOLDER }/page/site/site-behaviors.ts` ]: () =>
		printList( 'site', 'SITE_BEHAVIORS', readDescriptors() ),
	[ `${ FOLDER }/product/product-page/product-behaviors.ts` ]: () =>
		printList( 'products', 'PRODUCT_BEHAVIORS', readDescriptors() ),
	[ `${ FOLDER }/product/product-collection/collection-behaviors.ts` ]: () =>
		printList( 'collections', 'COLLECTION_BEHAVIORS', readDescriptors() ),
	[ `${ FOLDER }/page/site/style.scss` ]: () =>
		printStyles(
			[ 'site' ],
			'What pages with the class `sf-site` need before the scripts of behaviors, and without them.',
			'../..',
			readDescriptors()
		),
	'assets/styles/behaviors.scss': () =>
		printStyles(
			[ 'products', 'collections' ],
			'What pages with products need on every host; themes style the rest. Other behaviors add their styles themselves.',
			'../../packages/behaviors',
			readDescriptors()
		),
	'php-stubs/site/behaviors.json': () => printMarkup( readDescriptors() ),
};
