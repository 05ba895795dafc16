import { readPageData, readPageText } from '@shopfront/host';
import { isRecord } from '@shopfront/store-api';
import { isSafeUrl } from '@shopfront/text';
import { ADD_ONS_ELEMENT_ID } from './add-ons-element';

export type AddOnPage = 'cart' | 'checkout' | 'mini-cart';

const PAGES: readonly string[] = [
	'cart',
	'checkout',
	'mini-cart',
] satisfies AddOnPage[];

/** Defaults are filled in. */
export interface AddOn {
	/** Name in messages: the URL of its script, or `#2` for the second entry of the list without one. */
	name: string;
	/** `null` for an add-on with only inline code or libraries. */
	src: string | null;
	dependencies: readonly string[];
	before: readonly string[];
	after: readonly string[];
}

export type DeclarationProblem =
	/** Not a JSON list. */
	| { kind: 'list'; value: unknown }
	/** Neither a safe script URL nor inline code nor dependencies. */
	| { kind: 'nothing'; name: string; value: unknown }
	| { kind: 'src'; name: string; value: unknown }
	| {
			kind: 'texts';
			name: string;
			member: 'dependencies' | 'before' | 'after';
			value: unknown;
	  }
	| { kind: 'page'; name: string; value: unknown };

const toList = ( value: unknown ): readonly unknown[] => {
	if ( value === undefined || value === null ) {
		return [];
	}
	return Array.isArray( value ) ? value : [ value ];
};

const isText = ( value: unknown ): value is string => typeof value === 'string';

const readEntry = (
	entry: Readonly< Record< string, unknown > >,
	position: number,
	onProblem: ( problem: DeclarationProblem ) => void
): ( AddOn & { pages: readonly string[] } ) | null => {
	const { src } = entry;
	const hasAddress = isText( src ) && src !== '' && isSafeUrl( src );
	const name = hasAddress ? src : `#${ position }`;
	const isWrongAddress = ! hasAddress && src !== undefined && src !== null;
	const readStringMap = ( member: 'dependencies' | 'before' | 'after' ) =>
		toList( entry[ member ] ).filter( ( value ): value is string => {
			if ( ! isText( value ) ) {
				onProblem( { kind: 'texts', name, member, value } );
			}
			return isText( value ) && value !== '';
		} );
	const readPages = () =>
		toList( entry.in ).filter( ( value ): value is string => {
			const isPage = isText( value ) && PAGES.includes( value );
			if ( ! isPage ) {
				onProblem( { kind: 'page', name, value } );
			}
			return isPage;
		} );
	if ( isWrongAddress ) {
		// Without its script, the inline code would only fail.
		onProblem( { kind: 'src', name, value: src } );
		return null;
	}
	const addOn = {
		name,
		src: hasAddress ? src : null,
		dependencies: readStringMap( 'dependencies' ),
		before: readStringMap( 'before' ),
		after: readStringMap( 'after' ),
		pages: readPages(),
	};
	const { dependencies, before, after } = addOn;
	if (
		addOn.src === null &&
		dependencies.length + before.length + after.length === 0
	) {
		onProblem( { kind: 'nothing', name, value: entry } );
		return null;
	}
	return addOn;
};

/**
 * Returns a page's declared add-ons in the order of the list, without duplicates. Skips add-ons for other pages
 * (`here` lists the kinds of this page), and invalid values, which `onProblem` receives.
 */
export const readAddOns = (
	page: Document,
	here: readonly AddOnPage[],
	onProblem: ( problem: DeclarationProblem ) => void
): readonly AddOn[] => {
	const text = readPageText( page, `#${ ADD_ONS_ELEMENT_ID }` );
	const declared =
		text === null ? [] : readPageData( page, `#${ ADD_ONS_ELEMENT_ID }` );
	if ( ! Array.isArray( declared ) ) {
		onProblem( { kind: 'list', value: text } );
		return [];
	}
	const addOns = new Map< string, AddOn >();
	declared.forEach( ( entry: unknown, index ) => {
		if ( ! isRecord( entry ) ) {
			const name = `#${ index + 1 }`;
			onProblem( { kind: 'nothing', name, value: entry } );
			return;
		}
		const addOn = readEntry( entry, index + 1, onProblem );
		if ( ! addOn ) {
			return;
		}
		const { pages, ...rest } = addOn;
		const isHere =
			pages.length === 0 || here.some( ( one ) => pages.includes( one ) );
		if ( isHere && ! addOns.has( rest.name ) ) {
			addOns.set( rest.name, rest );
		}
	} );
	return [ ...addOns.values() ];
};
