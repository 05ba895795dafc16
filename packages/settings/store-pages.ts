import { isSafeUrl } from '@shopfront/text';
import { readNumber, readRecord, readString } from './readers';

/** The pages of a shop that have a place in its settings. */
export type StorePageName =
	'myaccount' | 'shop' | 'cart' | 'checkout' | 'privacy' | 'terms';

/** A page of the shop. One that is not set up has id 0, no title and no permalink. */
export interface StorePage {
	id: number;
	title: string;
	/** `false` when the page is not set up. */
	permalink: string | false;
}

const readStorePage = ( value: unknown ): StorePage => {
	const page = readRecord( value );
	return {
		id: readNumber( page.id ),
		title: readString( page.title ),
		permalink: readString( page.permalink ) || false,
	};
};

/** The setting `storePages`. Source: docs/contract/settings.md 2. */
export const readStorePages = (
	value: unknown
): Readonly< Record< StorePageName, StorePage > > => {
	const pages = readRecord( value );
	return {
		myaccount: readStorePage( pages.myaccount ),
		shop: readStorePage( pages.shop ),
		cart: readStorePage( pages.cart ),
		checkout: readStorePage( pages.checkout ),
		privacy: readStorePage( pages.privacy ),
		terms: readStorePage( pages.terms ),
	};
};

/**
 * Returns the address of a page that a block names, or else of a page of the shop; `''` when there is none that a link
 * may lead to (docs/architecture.md, "Rules").
 *
 * @param settings
 * @param settings.getPageUrl
 * @param settings.storePages
 * @param name                The page of the shop.
 * @param pageId              The page that the block names; 0 for none.
 */
export const getStorePageUrl = (
	{
		getPageUrl,
		storePages,
	}: {
		getPageUrl: ( pageId: number ) => string | false;
		storePages: ReturnType< typeof readStorePages >;
	},
	name: StorePageName,
	pageId = 0
): string =>
	[ pageId > 0 && getPageUrl( pageId ), storePages[ name ].permalink ].find(
		( url ) => url && isSafeUrl( url )
	) || '';
