/** Something that add-ons bring, and the page keeps a list of. */
export interface RegistryDefinition {
	/** What is brought, in a word or two. */
	what: string;
	/** Where its functions stand. */
	global: 'wc.wcBlocksRegistry' | 'wc.blocksCheckout' | 'wp.plugins';
	/** Name of the function that adds one. */
	register: string;
	/** Name of the function that takes one away; absent where it stays. */
	remove?: string;
	/** Name of the function that gives those there are; absent where add-ons cannot ask. */
	read?: string;
	/** Type of what is given, in `@shopfront/types`. */
	config: string;
	/** By what one is known. */
	key: string;
	/** Which of two with one key counts. */
	combines: 'later' | 'earlier';
	/** What becomes of one that is wrong: the function throws, or developers are told and it is left out. */
	onInvalid: 'throws' | 'logs';
	/** What the page has without add-ons, as Markdown. */
	default: string;
}

const NO_EFFECT = 'nothing';
const OUR_NAMES = 'our own blocks';

/** All registries of cart and checkout. Source: docs/contract/globals.md 2, docs/contract/filters.md 3 and 4. */
export const REGISTRY_DEFINITIONS = {
	paymentMethods: {
		what: 'payment methods',
		global: 'wc.wcBlocksRegistry',
		register: 'registerPaymentMethod',
		remove: '__experimentalDeRegisterPaymentMethod',
		read: 'getPaymentMethods',
		config: 'PaymentMethodConfig',
		key: 'name',
		combines: 'later',
		onInvalid: 'throws',
		default:
			'of `bacs`, `cheque` and `cod` those that the page prints data of',
	},
	expressMethods: {
		what: 'express methods',
		global: 'wc.wcBlocksRegistry',
		register: 'registerExpressPaymentMethod',
		remove: '__experimentalDeRegisterExpressPaymentMethod',
		read: 'getExpressPaymentMethods',
		config: 'ExpressPaymentMethodConfig',
		key: 'name',
		combines: 'later',
		onInvalid: 'throws',
		default: NO_EFFECT,
	},
	extensionCallbacks: {
		what: 'callbacks for methods of others',
		global: 'wc.wcBlocksRegistry',
		register: 'registerPaymentMethodExtensionCallbacks',
		config: 'PaymentExtensionCallbacks',
		key: 'namespace',
		combines: 'earlier',
		onInvalid: 'logs',
		default: NO_EFFECT,
	},
	blockComponents: {
		what: 'components of blocks',
		global: 'wc.wcBlocksRegistry',
		register: 'registerBlockComponent',
		read: 'getRegisteredBlockComponents',
		config: 'BlockComponentRegistration',
		key: 'context and blockName',
		combines: 'later',
		onInvalid: 'throws',
		default: OUR_NAMES,
	},
	createCheckoutBlocks: {
		what: 'blocks of cart and checkout',
		global: 'wc.blocksCheckout',
		register: 'registerCheckoutBlock',
		read: 'getRegisteredBlocks',
		config: 'CheckoutBlockRegistration',
		key: 'metadata.name',
		combines: 'later',
		onInvalid: 'throws',
		default: OUR_NAMES,
	},
	plugins: {
		what: 'plugins',
		global: 'wp.plugins',
		register: 'registerPlugin',
		remove: 'unregisterPlugin',
		read: 'getPlugins',
		config: 'PluginSettings',
		key: 'name',
		combines: 'later',
		onInvalid: 'logs',
		default: NO_EFFECT,
	},
	productCollections: {
		what: 'collections of products',
		global: 'wc.wcBlocksRegistry',
		register: '__experimentalRegisterProductCollection',
		config: 'ProductCollectionConfig',
		key: 'name',
		combines: 'later',
		onInvalid: 'logs',
		default: NO_EFFECT,
	},
} as const satisfies Readonly< Record< string, RegistryDefinition > >;
