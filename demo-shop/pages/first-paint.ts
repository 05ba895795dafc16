import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InnerBlocks, Translations } from '@shopfront/render';
import type { CartResponse } from '@shopfront/store-api';
import { html, raw } from 'hono/html';
import type { ShopContext } from '../context';
import { GATEWAYS } from '../gateways/gateways';
import type { Bundle } from './bundle';
import { inlineFile } from './inline-file';
import type { Markup } from './layout';

export interface FirstPaint {
	cart: CartResponse;
	settings: object;
	bundle: Bundle;
	buildFolder: string;
	behaviorsFolder: string;
	innerBlocks: InnerBlocks;
	/** Scripts render express buttons. */
	hasExpress: boolean;
}

let render: Promise< typeof import( '@shopfront/render' ) > | undefined;

/** Importing it at the start would take a second. We import once, because tsx resolves each import again. */
export const loadRender = () => ( render ??= import( '@shopfront/render' ) );

/** By file. Each build changes the names. */
const KNOWN = new Map< string, Translations >();

/** Reads the texts of the script that the page loads: `shopfrontTranslations={…};`. */
const readTexts = ( file: string ): Translations => {
	const known = KNOWN.get( file );
	if ( known ) {
		return known;
	}
	const script = readFileSync( file, 'utf8' );
	const texts: Translations = JSON.parse(
		script.slice( script.indexOf( '{' ), script.lastIndexOf( '}' ) + 1 )
	);
	KNOWN.set( file, texts );
	return texts;
};

const END = /<\/div>$/;

interface PrintedPaint {
	markup: Markup | '';
	/** Whether it runs the page's later scripts (docs/decisions/waiting-scripts.md). */
	startsScripts: boolean;
}

/** Shows a block until its script renders; nothing for an empty cart (docs/decisions/first-paint.md). */
export const firstPaint = async (
	{ baseUrl, options }: ShopContext,
	name: 'cart' | 'checkout',
	{
		cart,
		settings,
		bundle,
		buildFolder,
		behaviorsFolder,
		innerBlocks,
		hasExpress,
	}: FirstPaint
): Promise< PrintedPaint > => {
	if ( cart.items.length === 0 ) {
		return { markup: '', startsScripts: false };
	}
	const { renderBlock } = await loadRender();
	const file = bundle.translations?.[ options.locale ];
	const paint = await renderBlock(
		name,
		{ showFormStepNumbers: options.stepNumbers },
		{
			cart,
			settings,
			innerBlocks,
			url: `${ baseUrl }/${ name }/`,
			expressButtons: hasExpress ? 1 : 0,
			unlistedMethods: GATEWAYS.filter(
				( { isExpress } ) => isExpress
			).map( ( { id } ) => id ),
			translations: file
				? readTexts( join( buildFolder, file ) )
				: undefined,
		}
	);
	const starter = inlineFile( behaviorsFolder, 'first-paint' );
	return {
		markup: html`${ raw( paint.replace( END, '' ) ) }${ starter }${ raw( '</div>' ) }`,
		startsScripts: starter !== '',
	};
};
