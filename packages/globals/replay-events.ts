import type { Host } from '@shopfront/host';

/** A page dispatches these events once while it loads, in this order, on these possible targets. */
const EVENTS = [
	{ type: 'DOMContentLoaded', targets: [ 'document', 'window' ] },
	{ type: 'readystatechange', targets: [ 'document' ] },
	{ type: 'load', targets: [ 'window' ] },
	{ type: 'pageshow', targets: [ 'window' ] },
] as const;

type EventType = ( typeof EVENTS )[ number ][ 'type' ];

/**
 * Listeners may add listeners for past events, up to this depth. A listener that adds itself again would never end.
 */
const MAX_DEPTH = 10;

interface ReplayedListener {
	type: EventType;
	target: Window | Document;
	callback: EventListenerOrEventListenerObject;
	capture: boolean;
	once: boolean;
	signal: AbortSignal | undefined;
	/** For `window.onload = …`, which replaces the previous handler of its target. */
	isHandler: boolean;
	depth: number;
}

export interface EventReplayWatch {
	isRunning: () => boolean;
	/**
	 * Calls each collected listener once, and the listeners that they add. Keeps listeners that the page may still
	 * call.
	 */
	replay: () => void;
	/** Stops collecting. The last call restores the functions of the page. */
	stop: () => void;
}

export interface EventReplay {
	/**
	 * `ownsScript` decides whether a running script belongs to the add-on. `onError` receives errors of listeners.
	 */
	watch: (
		ownsScript: ( script: Document[ 'currentScript' ] ) => boolean,
		onError: ( error: unknown ) => void
	) => EventReplayWatch;
}

/**
 * `readyState` doesn't tell whether DOMContentLoaded has fired: it's already `interactive` while deferred scripts
 * run.
 */
const isContentLoaded = ( view: Window ): boolean => {
	const [ entry ] = view.performance.getEntriesByType?.( 'navigation' ) ?? [];
	return Number( Reflect.get( entry ?? {}, 'domContentLoadedEventEnd' ) ) > 0;
};

const findProperty = (
	target: object,
	name: string
): PropertyDescriptor | undefined => {
	const own = Object.getOwnPropertyDescriptor( target, name );
	const parent: unknown = Object.getPrototypeOf( target );
	return own ?? ( parent ? findProperty( Object( parent ), name ) : own );
};

/** Returns a function that restores the property, unless other code has replaced it since. */
const replaceProperty = (
	target: object,
	name: string,
	descriptor: PropertyDescriptor
): ( () => void ) => {
	const own = Object.getOwnPropertyDescriptor( target, name );
	if ( own?.configurable === false ) {
		return () => undefined;
	}
	Object.defineProperty( target, name, {
		...descriptor,
		configurable: true,
		enumerable: own?.enumerable ?? true,
	} );
	return () => {
		const now = Object.getOwnPropertyDescriptor( target, name );
		if ( now?.value !== descriptor.value || now?.set !== descriptor.set ) {
			return;
		}
		if ( own ) {
			Object.defineProperty( target, name, own );
		} else {
			Reflect.deleteProperty( target, name );
		}
	};
};

/**
 * Replays events that fired before an add-on ran. A page may load its add-ons after DOMContentLoaded and load, and a
 * script that waits for either would never start.
 *
 * Ignores listeners that an add-on adds later, from a timer or a promise: they would miss the event on any page.
 */
export const createEventReplay = ( {
	window: view,
	document: page,
}: Pick< Host, 'window' | 'document' > ): EventReplay => {
	const watches = new Set< {
		isRunning: () => boolean;
		listeners: ReplayedListener[];
		depth: () => number;
	} >();
	let restore: Array< () => void > = [];

	const hasFired = ( type: EventType ): boolean =>
		page.readyState === 'complete' ||
		( type === 'DOMContentLoaded' &&
			page.readyState === 'interactive' &&
			isContentLoaded( view ) );

	/** Returns the running add-on if the event has already fired. */
	const findLateAddOn = ( type: EventType ) =>
		hasFired( type )
			? [ ...watches ].find( ( { isRunning } ) => isRunning() )
			: undefined;

	const createEvent = ( { type, target }: ReplayedListener ): Event => {
		const options = { bubbles: type === 'DOMContentLoaded' };
		const event =
			type === 'pageshow' && typeof PageTransitionEvent === 'function'
				? new PageTransitionEvent( type, options )
				: new Event( type, options );
		const define = ( name: keyof Event, value: unknown ) =>
			Object.defineProperty( event, name, { value, configurable: true } );
		define( 'target', page );
		define( 'srcElement', page );
		define( 'currentTarget', target );
		define( 'eventPhase', Event.AT_TARGET );
		return event;
	};

	const replaceFunctions = (
		name: 'document' | 'window',
		target: Window | Document
	) => {
		const findType = ( type: string ) =>
			EVENTS.find(
				( event ) =>
					event.type === type &&
					event.targets.some( ( one ) => one === name )
			)?.type;
		const { addEventListener, removeEventListener } = target;
		const isSame =
			( type: string, callback: unknown, capture: boolean ) =>
			( known: ReplayedListener ) =>
				known.target === target &&
				known.type === type &&
				known.callback === callback &&
				known.capture === capture &&
				! known.isHandler;
		const captureOf = ( options: unknown ): boolean =>
			typeof options === 'object' && options !== null
				? Boolean( Reflect.get( options, 'capture' ) )
				: Boolean( options );

		function add(
			this: unknown,
			eventName: string,
			callback: EventListenerOrEventListenerObject | null,
			options?: boolean | AddEventListenerOptions
		): void {
			const self = this ?? target;
			Reflect.apply( addEventListener, self, [
				eventName,
				callback,
				options,
			] );
			const type = findType( eventName );
			const addOn = type && findLateAddOn( type );
			const capture = captureOf( options );
			const { once = false, signal } =
				typeof options === 'object' ? ( options ?? {} ) : {};
			if (
				addOn &&
				callback &&
				self === target &&
				! addOn.listeners.some( isSame( type, callback, capture ) )
			) {
				addOn.listeners.push( {
					type,
					target,
					callback,
					capture,
					once,
					signal,
					isHandler: false,
					depth: addOn.depth(),
				} );
			}
		}

		function remove(
			this: unknown,
			eventName: string,
			callback: EventListenerOrEventListenerObject | null,
			options?: boolean | EventListenerOptions
		): void {
			const self = this ?? target;
			Reflect.apply( removeEventListener, self, [
				eventName,
				callback,
				options,
			] );
			if ( self === target ) {
				const isRemoved = isSame(
					eventName,
					callback,
					captureOf( options )
				);
				for ( const addOn of watches ) {
					addOn.listeners = addOn.listeners.filter(
						( known ) => ! isRemoved( known )
					);
				}
			}
		}

		return [
			replaceProperty( target, 'addEventListener', {
				value: add,
				writable: true,
			} ),
			replaceProperty( target, 'removeEventListener', {
				value: remove,
				writable: true,
			} ),
		];
	};

	/** Intercepts `window.onload = …`. */
	const replaceHandler = ( type: EventType, target: Window | Document ) => {
		const property = findProperty( target, `on${ type }` );
		if ( ! property?.set || ! property.get ) {
			return () => undefined;
		}
		const { get: nativeGet, set: nativeSet } = property;
		const isOwn = ( known: ReplayedListener ) =>
			known.isHandler && known.target === target && known.type === type;
		return replaceProperty( target, `on${ type }`, {
			// The page's handler has already run. An add-on that wraps the handler it replaces would call it again.
			get: () => {
				const addOn = findLateAddOn( type );
				return addOn
					? ( addOn.listeners.find( isOwn )?.callback ?? null )
					: Reflect.apply( nativeGet, target, [] );
			},
			set: ( callback: unknown ) => {
				Reflect.apply( nativeSet, target, [ callback ] );
				const addOn = findLateAddOn( type );
				if ( ! addOn ) {
					return;
				}
				addOn.listeners = addOn.listeners.filter(
					( known ) => ! isOwn( known )
				);
				if ( typeof callback === 'function' ) {
					addOn.listeners.push( {
						type,
						target,
						callback: ( event ) =>
							Reflect.apply( callback, target, [ event ] ),
						capture: false,
						once: false,
						signal: undefined,
						isHandler: true,
						depth: addOn.depth(),
					} );
				}
			},
		} );
	};

	const install = () => {
		restore = [
			...replaceFunctions( 'document', page ),
			...replaceFunctions( 'window', view ),
			replaceHandler( 'readystatechange', page ),
			replaceHandler( 'load', view ),
			replaceHandler( 'pageshow', view ),
		];
	};

	return {
		watch: ( ownsScript, onError ) => {
			let calledDepth: number | null = null;
			const isRunning = () =>
				calledDepth !== null ||
				( page.currentScript !== null &&
					ownsScript( page.currentScript ) );
			const own = {
				isRunning,
				listeners: [] as ReplayedListener[],
				depth: () => ( calledDepth ?? -1 ) + 1,
			};

			const takeNext = (): ReplayedListener | undefined => {
				const next = EVENTS.map( ( { type } ) =>
					own.listeners.find( ( known ) => known.type === type )
				).find( ( known ) => known !== undefined );
				own.listeners = own.listeners.filter(
					( known ) => known !== next
				);
				return next;
			};

			const call = ( listener: ReplayedListener ) => {
				const { type, target, callback, capture, once } = listener;
				if ( once ) {
					target.removeEventListener( type, callback, capture );
				}
				const event = createEvent( listener );
				calledDepth = listener.depth;
				try {
					if ( typeof callback === 'function' ) {
						callback.call( target, event );
					} else {
						callback.handleEvent( event );
					}
				} catch ( error ) {
					onError( error );
				} finally {
					calledDepth = null;
				}
			};

			if ( watches.size === 0 ) {
				install();
			}
			watches.add( own );
			return {
				isRunning,
				replay: () => {
					let listener = takeNext();
					while ( listener ) {
						const { signal, depth } = listener;
						if ( ! signal?.aborted && depth < MAX_DEPTH ) {
							call( listener );
						}
						listener = takeNext();
					}
				},
				stop: () => {
					watches.delete( own );
					if ( watches.size === 0 ) {
						restore.reverse().forEach( ( undo ) => undo() );
						restore = [];
					}
				},
			};
		},
	};
};
