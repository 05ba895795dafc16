import { outcry, type HostilePoint, type Misbehaviour } from './misbehaviour';

/** Puts something on a prototype that everything has, as old libraries did; nothing of ours may come across it. */
const polluting = (
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
	told: null,
} );

export const SCRIPTS: HostilePoint = {
	point: 'script',
	cases: [
		{
			does: 'throws',
			script: outcry,
			told: /notice: The add-on \/hostile.js has failed: Hostile outcry/,
		},
		{
			does: 'throws after it has registered something',
			script: ( { wc } ) => {
				wc.blocksCheckout.registerCheckoutFilters( 'hostile', {
					itemName: outcry,
				} );
				outcry();
			},
			told: /notice: The add-on \/hostile.js has failed: Hostile outcry/,
		},
		polluting(
			'puts a function on every object',
			Object.prototype,
			outcry
		),
		polluting( 'puts an object on every object', Object.prototype, {
			message: 'x',
		} ),
		polluting( 'puts a function on every list', Array.prototype, outcry ),
		polluting( 'puts a text on every function', Function.prototype, 'x' ),
		{
			does: 'takes away what it was given',
			script: ( doors ) => {
				Reflect.deleteProperty( doors, 'wc' );
				Reflect.deleteProperty( doors, 'wp' );
			},
			told: null,
		},
		{
			does: 'empties what it was given',
			script: ( { wc } ) => {
				for ( const part of Object.values( wc ) ) {
					for ( const key of Object.keys( Object( part ) ) ) {
						try {
							Reflect.set( Object( part ), key, outcry );
						} catch {
							// Some of it does not give way.
						}
					}
				}
			},
			told: null,
		},
		{
			does: 'leaves a promise broken',
			script: () => {
				const broken = Promise.reject( new Error( 'Hostile outcry' ) );
				broken.catch( () => undefined );
			},
			told: null,
		},
	],
};
