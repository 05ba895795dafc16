import {
	throwHostileError,
	type HostileExtensionPoint,
	type Misbehaviour,
} from './hostile-case';

/** Old libraries extended built-in prototypes. Our code must not be affected. */
const createPrototypeCase = (
	does: string,
	prototype: object,
	value: unknown
): Misbehaviour => ( {
	does,
	script: () => {
		Object.defineProperty( prototype, 'hostile', {
			configurable: true,
			enumerable: true,
			writable: true,
			value,
		} );
	},
	reported: null,
} );

export const SCRIPTS: HostileExtensionPoint = {
	extensionPoint: 'script',
	cases: [
		{
			does: 'throws',
			script: throwHostileError,
			reported: /notice: The add-on \/hostile.js failed: Hostile outcry/,
		},
		{
			does: 'throws after a registration',
			script: ( { wc } ) => {
				wc.blocksCheckout.registerCheckoutFilters( 'hostile', {
					itemName: throwHostileError,
				} );
				throwHostileError();
			},
			reported: /notice: The add-on \/hostile.js failed: Hostile outcry/,
		},
		createPrototypeCase(
			'adds a function to every object',
			Object.prototype,
			throwHostileError
		),
		createPrototypeCase(
			'adds an object to every object',
			Object.prototype,
			{
				message: 'x',
			}
		),
		createPrototypeCase(
			'adds a function to every array',
			Array.prototype,
			throwHostileError
		),
		createPrototypeCase(
			'adds a string to every function',
			Function.prototype,
			'x'
		),
		{
			does: 'deletes its globals',
			script: ( pageGlobals ) => {
				Reflect.deleteProperty( pageGlobals, 'wc' );
				Reflect.deleteProperty( pageGlobals, 'wp' );
			},
			reported: null,
		},
		{
			does: 'overwrites all members of its globals',
			script: ( { wc } ) => {
				for ( const part of Object.values( wc ) ) {
					for ( const key of Object.keys( Object( part ) ) ) {
						try {
							Reflect.set(
								Object( part ),
								key,
								throwHostileError
							);
						} catch {
							// Some properties are read-only.
						}
					}
				}
			},
			reported: null,
		},
		{
			does: 'leaves a rejected promise',
			script: () => {
				const broken = Promise.reject( new Error( 'Hostile outcry' ) );
				broken.catch( () => undefined );
			},
			reported: null,
		},
	],
};
