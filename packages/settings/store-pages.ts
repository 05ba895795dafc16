import { isSafeUrl } from '@shopfront/text';
import { readNumber, readRecord, readString } from './readers';

export type StorePageName =
	'myaccount' | 'shop' | 'cart' | 'checkout' | 'privacy' | 'terms';

/** A page that isn't set up has id 0, no title and no permalink. */
export interface StorePage {
	id: number;
	title: string;
	/** `false` if the page isn't set up. */
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

/** Source: docs/contract/settings.md 2. */
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
 * Returns the URL of the page that a block refers to, or else of one of the shop's pages; `''` if there's no safe URL
 * (docs/architecture.md, "Rules").
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
