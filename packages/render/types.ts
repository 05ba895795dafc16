export type BlockName = 'cart' | 'checkout';

/** As in the block's element or comment: `{ showFormStepNumbers: true }`. */
export type Attributes = Readonly< Record< string, unknown > >;

/** By name, without namespace. `false` for a block that the page lacks. */
export type InnerBlocks = Readonly< Record< string, Attributes | false > >;

/** By text domain, as in `translations.{locale}.js` of the standalone build. */
export type Translations = Readonly<
	Record< string, Record< string, string[] > >
>;

export interface RenderData {
	/** The response to `GET /wc/store/v1/cart`. */
	cart: unknown;
	/** The settings that the page prints as `window.wcSettings`. */
	settings: unknown;
	/** Login returns the shopper to this page. */
	url: string;
	/** Default: the inner blocks of a new page. */
	innerBlocks?: InnerBlocks;
	/** Number of express buttons that need space. Default: 0. */
	expressButtons?: number;
	/** Payment methods without a place in the list, such as express methods. */
	unlistedMethods?: readonly string[];
	/** Default: English. */
	translations?: Translations;
}
