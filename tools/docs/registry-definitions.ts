export interface RegistryDefinition {
	what: string;
	global: 'wc.wcBlocksRegistry' | 'wc.blocksCheckout' | 'wp.plugins';
	register: string;
	/** Missing if you can't unregister. */
	remove?: string;
	/** Missing if add-ons can't read the registrations. */
	read?: string;
	config: string;
	key: string;
	/** Of two registrations with the same key, this one wins. */
	combines: 'later' | 'earlier';
	/** For an invalid registration, the function throws, or logs an error and ignores it. */
	onInvalid: 'throws' | 'logs';
	/** Registrations of a page without add-ons, as Markdown. */
	default: string;
}

const NO_EFFECT = 'none';
const OUR_NAMES = 'our own blocks';

/** Source: docs/contract/globals.md 2, docs/contract/filters.md 3 and 4. */
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
		default: '`bacs`, `cheque` and `cod`, if the page has data for them',
	},
	expressMethods: {
		what: 'express payment methods',
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
		what: 'callbacks for payment methods of other add-ons',
		global: 'wc.wcBlocksRegistry',
		register: 'registerPaymentMethodExtensionCallbacks',
		config: 'PaymentExtensionCallbacks',
		key: 'namespace',
		combines: 'earlier',
		onInvalid: 'logs',
		default: NO_EFFECT,
	},
	addressLookups: {
		what: 'address lookups',
		global: 'wc.wcBlocksRegistry',
		register: 'registerAddressLookup',
		config: 'AddressLookupConfig',
		key: 'name',
		combines: 'later',
		onInvalid: 'throws',
		default: NO_EFFECT,
	},
	blockComponents: {
		what: 'block components',
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
		what: 'cart and checkout blocks',
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
		what: 'product collections',
		global: 'wc.wcBlocksRegistry',
		register: '__experimentalRegisterProductCollection',
		config: 'ProductCollectionConfig',
		key: 'name',
		combines: 'later',
		onInvalid: 'logs',
		default: NO_EFFECT,
	},
} as const satisfies Readonly< Record< string, RegistryDefinition > >;
