import {
	throwHostileError,
	type HostileExtensionPoint,
	type Misbehaviour,
} from './hostile-case';

/** Puts something on a prototype that everything has, as old libraries did; nothing of ours may come across it. */
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
			reported:
				/notice: The add-on \/hostile.js has failed: Hostile outcry/,
		},
		{
			does: 'throws after it has registered something',
			script: ( { wc } ) => {
				wc.blocksCheckout.registerCheckoutFilters( 'hostile', {
					itemName: throwHostileError,
				} );
				throwHostileError();
			},
			reported:
				/notice: The add-on \/hostile.js has failed: Hostile outcry/,
		},
		createPrototypeCase(
			'puts a function on every object',
			Object.prototype,
			throwHostileError
		),
		createPrototypeCase(
			'puts an object on every object',
			Object.prototype,
			{
				message: 'x',
			}
		),
		createPrototypeCase(
			'puts a function on every list',
			Array.prototype,
			throwHostileError
		),
		createPrototypeCase(
			'puts a text on every function',
			Function.prototype,
			'x'
		),
		{
			does: 'takes away what it was given',
			script: ( pageGlobals ) => {
				Reflect.deleteProperty( pageGlobals, 'wc' );
				Reflect.deleteProperty( pageGlobals, 'wp' );
			},
			reported: null,
		},
		{
			does: 'empties what it was given',
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
							// Some of it does not give way.
						}
					}
				}
			},
			reported: null,
		},
		{
			does: 'leaves a promise broken',
			script: () => {
				const broken = Promise.reject( new Error( 'Hostile outcry' ) );
				broken.catch( () => undefined );
			},
			reported: null,
		},
	],
};
