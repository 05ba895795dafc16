/*
 * Records what an add-on uses and registers. It runs before the add-on, when `window.wc` and `window.wp` exist. Sends
 * records to the check with the page's function `addOnCheckTell`.
 */
( () => {
	const send = window.addOnCheckTell;
	if ( ! send ) {
		return;
	}
	const OWN_FILES = /\/add-on-check\/\d+\//;
	const sent = new Set();
	const record = ( kind, name, detail = '' ) => {
		const key = JSON.stringify( [ kind, name, detail ] );
		if ( ! sent.has( key ) ) {
			sent.add( key );
			send( { kind, name: String( name ), detail: String( detail ) } );
		}
	};
	const isOfAddOn = () => OWN_FILES.test( new Error().stack ?? '' );
	const isObject = ( value ) => typeof value === 'object' && value !== null;

	window.wp.hooks.addAction(
		'deprecated',
		'add-on-check',
		( feature, options ) =>
			record( 'deprecated', feature, options?.alternative ?? '' )
	);

	/* A payment method's elements get the functions that add observers as props. */
	const listening = new WeakMap();
	const recordedEvents = ( method, registration ) => {
		if ( ! isObject( registration ) ) {
			return registration;
		}
		if ( ! listening.has( registration ) ) {
			listening.set(
				registration,
				Object.fromEntries(
					Object.entries( registration ).map( ( [ name, add ] ) => [
						name,
						typeof add === 'function'
							? ( ...args ) => {
									record( 'observer', name, method );
									return add( ...args );
								}
							: add,
					] )
				)
			);
		}
		return listening.get( registration );
	};
	const { cloneElement, createElement, isValidElement } = window.React;
	const Recorded = ( { addOnCheckElement, addOnCheckMethod, ...props } ) =>
		cloneElement( addOnCheckElement, {
			...props,
			eventRegistration: recordedEvents(
				addOnCheckMethod,
				props.eventRegistration
			),
		} );
	const recordedMethod = ( options ) => {
		if ( ! isObject( options ) ) {
			return options;
		}
		const elements = [ 'content', 'savedTokenComponent' ].filter( ( key ) =>
			isValidElement( options[ key ] )
		);
		return {
			...options,
			...Object.fromEntries(
				elements.map( ( key ) => [
					key,
					createElement( Recorded, {
						addOnCheckElement: options[ key ],
						addOnCheckMethod: options.name,
					} ),
				] )
			),
		};
	};

	/* Stores go by the names of their selectors and actions. */
	const nameOfStore = ( store ) =>
		typeof store === 'string' ? store : ( store?.name ?? '?' );
	const members = new WeakMap();
	const recordedMembers = ( store, kind, given ) => {
		record( 'store', nameOfStore( store ) );
		if ( ! isObject( given ) ) {
			return given;
		}
		if ( ! members.has( given ) ) {
			members.set(
				given,
				new Proxy( given, {
					get: ( target, key ) => {
						if ( typeof key === 'string' ) {
							record(
								kind,
								`${ nameOfStore( store ) }: ${ key }`
							);
						}
						return Reflect.get( target, key );
					},
				} )
			);
		}
		return members.get( given );
	};
	const byStore =
		( kind ) =>
		( original ) =>
		( store, ...rest ) =>
			recordedMembers( store, kind, original( store, ...rest ) );

	const registering = ( kind ) => ( original ) => ( name, value ) => {
		record( kind, name );
		return original( name, value );
	};
	const registeringMethod = ( kind ) => ( original ) => ( options ) => {
		record( kind, options?.name ?? '(by a function)' );
		return original( recordedMethod( options ) );
	};
	const registeringFilters = ( original ) => ( namespace, filters ) => {
		Object.keys( Object( filters ) ).forEach( ( name ) =>
			record( 'filter', name, namespace )
		);
		return original( namespace, filters );
	};
	const hooking =
		( kind ) =>
		( original ) =>
		( name, namespace, ...rest ) => {
			record( kind, name, namespace );
			return original( name, namespace, ...rest );
		};
	const useSelect = ( original ) => ( map, deps ) =>
		typeof map === 'function'
			? original(
					( select, registry ) =>
						map( byStore( 'selector' )( select ), registry ),
					deps
				)
			: recordedMembers( map, 'selector', original( map, deps ) );

	const WRAPS = {
		'wc.blocksCheckout.registerCheckoutFilters': registeringFilters,
		'wc.blocksCheckout.__experimentalRegisterCheckoutFilters':
			registeringFilters,
		'wc.blocksCheckout.registerCheckoutBlock':
			( original ) => ( options ) => {
				record(
					'block',
					options?.metadata?.name,
					[ options?.metadata?.parent ].flat().join( ', ' )
				);
				return original( options );
			},
		'wc.blocksCheckout.createSlotFill': registering( 'slot' ),
		'wc.wcBlocksRegistry.registerPaymentMethod':
			registeringMethod( 'payment method' ),
		'wc.wcBlocksRegistry.registerExpressPaymentMethod': registeringMethod(
			'express payment method'
		),
		'wc.wcBlocksRegistry.registerPaymentMethodExtensionCallbacks':
			( original ) => ( namespace, callbacks ) => {
				Object.keys( Object( callbacks ) ).forEach( ( name ) =>
					record( 'callback', name, namespace )
				);
				return original( namespace, callbacks );
			},
		'wp.plugins.registerPlugin': registering( 'plugin' ),
		'wp.hooks.addAction': hooking( 'action' ),
		'wp.hooks.addFilter': hooking( 'hook filter' ),
		'wp.data.select': byStore( 'selector' ),
		'wp.data.resolveSelect': byStore( 'selector' ),
		'wp.data.dispatch': byStore( 'store action' ),
		'wp.data.useDispatch': ( original ) => ( store ) =>
			store === undefined
				? original()
				: recordedMembers( store, 'store action', original( store ) ),
		'wp.data.useSelect': useSelect,
		'wp.data.subscribe':
			( original ) =>
			( ...args ) => {
				record( 'observer', 'wp.data.subscribe' );
				return original( ...args );
			},
	};

	/* Add-ons read these paths' members, so we record them too. */
	const NESTED = [
		'wc.blocksCheckoutEvents.checkoutEvents',
		'wc.blocksCheckoutEvents.checkoutEventsEmitter',
	];
	const wrapped = new Map();
	const watched = ( object, path ) => {
		const get = ( target, key ) => {
			const value = Reflect.get( target, key );
			if ( typeof key !== 'string' ) {
				return value;
			}
			const name = `${ path }.${ key }`;
			if ( value === undefined && ! ( key in target ) ) {
				// JavaScript reads these to detect promises and to serialize.
				if ( key !== 'then' && key !== 'toJSON' ) {
					record( 'missing', name );
				}
				return value;
			}
			record( 'global', name );
			if (
				path.startsWith( 'wc.blocksCheckout' ) &&
				/^Experimental/.test( key )
			) {
				record( 'fill', key );
			}
			if ( NESTED.includes( path ) && typeof value === 'function' ) {
				return ( ...args ) => {
					record( 'observer', key );
					return value( ...args );
				};
			}
			const descriptor = Reflect.getOwnPropertyDescriptor( target, key );
			const isFixed =
				descriptor?.configurable === false &&
				descriptor.writable === false;
			const isNested =
				path === 'wc' || path === 'wp' || NESTED.includes( name );
			const wrap = WRAPS[ name ];
			if ( isFixed || ! ( wrap || ( isNested && isObject( value ) ) ) ) {
				return value;
			}
			const known = wrapped.get( name );
			if ( known?.value !== value ) {
				wrapped.set( name, {
					value,
					result: wrap ? wrap( value ) : watched( value, name ),
				} );
			}
			return wrapped.get( name ).result;
		};
		return new Proxy( object, { get } );
	};
	for ( const name of [ 'wc', 'wp' ] ) {
		if ( isObject( window[ name ] ) ) {
			window[ name ] = watched( window[ name ], name );
		}
	}

	for ( const name of [
		'React',
		'ReactDOM',
		'ReactJSXRuntime',
		'jQuery',
		'lodash',
		'moment',
		'wcSettings',
	] ) {
		const descriptor = Object.getOwnPropertyDescriptor( window, name );
		if ( descriptor?.configurable && 'value' in descriptor ) {
			let { value } = descriptor;
			Object.defineProperty( window, name, {
				configurable: true,
				get: () => {
					if ( isOfAddOn() ) {
						record( 'global', name );
					}
					return value;
				},
				set: ( next ) => {
					value = next;
				},
			} );
		}
	}

	const nameOfTarget = ( target ) => {
		if ( target === window ) {
			return 'window';
		}
		if ( target === document ) {
			return 'document';
		}
		return target === document.body ? 'body' : 'element';
	};
	const { addEventListener } = EventTarget.prototype;
	EventTarget.prototype.addEventListener = function ( type, ...rest ) {
		if ( isOfAddOn() ) {
			record( 'event', type, nameOfTarget( this ) );
		}
		return addEventListener.call( this, type, ...rest );
	};

	document.addEventListener( 'shopfront-add-on-report', ( { detail } ) =>
		send( { kind: 'figures', figures: detail } )
	);
} )();
