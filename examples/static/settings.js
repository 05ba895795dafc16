/** For both pages. The shop is on another origin, and lists ours in `SHOPFRONT_ALLOWED_ORIGINS`. */
const SHOP = 'http://127.0.0.1:8080/';
const page = ( name ) => new URL( `${ name }.html`, window.location.href ).href;

window.wcSettings = {
	shopfrontRestRoot: `${ SHOP }wp-json/`,
	shopfrontData: { orderAttempts: true },
	homeUrl: page( 'cart' ),
	storePages: {
		shop: { id: 1, title: 'Shop', permalink: page( 'cart' ) },
		cart: { id: 2, title: 'Cart', permalink: page( 'cart' ) },
		checkout: { id: 3, title: 'Checkout', permalink: page( 'checkout' ) },
	},
	countries: { GB: 'United Kingdom', US: 'United States' },
	countryData: {
		GB: {
			allowBilling: true,
			allowShipping: true,
			states: {},
			locale: {
				postcode: { label: 'Postcode' },
				state: { label: 'County', required: false },
			},
		},
		US: {
			allowBilling: true,
			allowShipping: true,
			states: { CA: 'California', NY: 'New York', TX: 'Texas' },
			locale: { postcode: { label: 'ZIP Code' } },
		},
	},
	shippingMethodsExist: true,
	isCheckoutBlock: true,
	checkoutAllowsGuest: true,
	checkoutShowLoginReminder: false,
	paymentMethodSortOrder: [ 'cod' ],
	paymentMethodData: {
		cod: {
			title: 'Cash on delivery',
			description: 'Pay when it arrives.',
			supports: [ 'products' ],
			enableForVirtual: true,
			enableForShippingMethods: [],
		},
	},
};
