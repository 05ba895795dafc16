import { createEventBus, whenJQuery } from '@shopfront/behaviors/event-bus';
import type {
	Behavior,
	BehaviorContext,
	BehaviorSource,
	ContentEvent,
	Stop,
} from './behavior';
import { INTENT_EVENTS } from './intent-events';

/** Announces HTML that a script added to the page. Detail: `{ root, isNew }`. */
const CONTENT_EVENT = 'sf:content';

const readOptions = (
	element: HTMLElement,
	name: string
): BehaviorContext[ 'options' ] => {
	try {
		const options: unknown = JSON.parse(
			element.getAttribute( `data-sf-${ name }-options` ) ?? '{}'
		);
		return Array.isArray( options ) ? {} : { ...Object( options ) };
	} catch {
		return {};
	}
};

/** A behavior of one element; `isReady` once it is mounted. */
interface Mounted {
	stop: Stop;
	isReady: boolean;
	ready: Promise< void >;
}

function mount(
	source: BehaviorSource,
	element: HTMLElement,
	addBehaviors: BehaviorContext[ 'addBehaviors' ]
): Mounted {
	const controller = new AbortController();
	const { signal } = controller;
	let stop: Stop | void;
	const start = ( behavior: Behavior ) => {
		if ( ! signal.aborted ) {
			stop = behavior.mount( element, {
				options: readOptions( element, source.name ),
				signal,
				getEventBus: ( other = element ) =>
					createEventBus( window, other ),
				whenJQuery: ( callBack ) =>
					whenJQuery( window, callBack, signal ),
				addBehaviors,
			} );
		}
	};
	const mounted: Mounted = {
		isReady: false,
		stop: () => {
			controller.abort();
			stop?.();
		},
		ready: source
			.load()
			.then( start )
			.catch( ( error ) => {
				// eslint-disable-next-line no-console -- The element works without the behavior, and no caller could handle it.
				console.error( `Shopfront: ${ source.name } failed.`, error );
			} )
			.then( () => {
				mounted.isReady = true;
			} ),
	};
	return mounted;
}

/**
 * Mounts behaviors on the elements of a page, once each: on those in the page, on those of a later `sf:content` event, and
 * on those that wait for intent at its first sign. Stops them when their elements leave the page. A behavior that fails
 * is reported in the console and affects only its own element.
 *
 * Returns a function that stops all.
 */
export function startBehaviors(
	page: Document,
	initialSources: readonly BehaviorSource[]
): Stop {
	const sources = [ ...initialSources ];
	const mounts = new Map< HTMLElement, Map< BehaviorSource, Mounted > >();
	const controller = new AbortController();

	const ensure = ( source: BehaviorSource, element: HTMLElement ) => {
		const known = mounts.get( element ) ?? new Map();
		mounts.set( element, known );
		const mounted: Mounted =
			known.get( source ) ?? mount( source, element, addBehaviors );
		known.set( source, mounted );
		return mounted;
	};
	/** Mounts those that wait until their element is in the window. */
	const visible = new IntersectionObserver( ( entries ) => {
		for ( const { isIntersecting, target } of entries ) {
			if ( ! isIntersecting || ! ( target instanceof HTMLElement ) ) {
				continue;
			}
			visible.unobserve( target );
			for ( const source of sources ) {
				if (
					source.isWhenVisible &&
					target.matches( source.selector )
				) {
					ensure( source, target );
				}
			}
		}
	} );
	/** Whether the page has moved: it may have before this script, to a part that its address names. */
	let isScrolled = window.scrollY > 0;

	const mountIn = ( root: ParentNode ) => {
		for ( const source of sources ) {
			if ( source.isOnIntent || ( source.isOnScroll && ! isScrolled ) ) {
				continue;
			}
			const found = [
				root,
				...root.querySelectorAll< HTMLElement >( source.selector ),
			];
			for ( const element of found ) {
				if (
					! ( element instanceof HTMLElement ) ||
					! element.matches( source.selector )
				) {
					continue;
				}
				if ( source.isWhenVisible ) {
					visible.observe( element );
				} else {
					ensure( source, element );
				}
			}
		}
	};
	const addBehaviors = ( added: readonly BehaviorSource[] ) => {
		sources.push( ...added );
		mountIn( page );
	};
	/** Mounts the waiting behaviors around the target of an event; returns those that a click has to wait for. */
	const mountAround = ( { target }: Event ) =>
		sources.flatMap( ( source ) => {
			const element =
				source.isOnIntent &&
				target instanceof Element &&
				target
					.closest( source.intentSelector ?? source.selector )
					?.closest< HTMLElement >( source.selector );
			const mounted = element && ensure( source, element );
			return mounted &&
				! mounted.isReady &&
				target.closest( source.clickSelector ?? '*' )
				? [ mounted.ready ]
				: [];
		} );

	const listen = ( type: string, listener: ( event: Event ) => void ) =>
		page.addEventListener( type, listener, {
			capture: true,
			passive: type !== 'click',
			signal: controller.signal,
		} );
	for ( const type of INTENT_EVENTS ) {
		listen( type, mountAround );
	}
	listen( 'scroll', () => {
		if ( ! isScrolled ) {
			isScrolled = true;
			mountIn( page );
		}
	} );
	listen( 'click', ( event ) => {
		const waiting = mountAround( event );
		// An icon cannot be clicked by script, but what contains it can.
		const target =
			event.target instanceof SVGElement
				? event.target.closest( 'svg' )?.parentElement
				: event.target;
		if (
			waiting.length > 0 &&
			target instanceof HTMLElement &&
			event instanceof MouseEvent &&
			// A new tab or window, or a download, needs no behavior.
			! (
				event.metaKey ||
				event.ctrlKey ||
				event.shiftKey ||
				event.altKey
			)
		) {
			event.preventDefault();
			event.stopPropagation();
			void Promise.all( waiting ).then( () => target.click() );
		}
	} );
	/** Repeats a change that came before the code, whose listeners missed it. */
	listen( 'change', ( { target } ) => {
		const waiting = [ ...mounts ].flatMap( ( [ element, known ] ) =>
			target instanceof Node && element.contains( target )
				? [ ...known.values() ].filter( ( { isReady } ) => ! isReady )
				: []
		);
		if ( waiting.length > 0 ) {
			void Promise.all( waiting.map( ( { ready } ) => ready ) ).then(
				() =>
					target?.dispatchEvent(
						new Event( 'change', { bubbles: true } )
					)
			);
		}
	} );
	const stop = ( element: HTMLElement ) => {
		mounts.get( element )?.forEach( ( mounted ) => mounted.stop() );
		mounts.delete( element );
	};
	listen( CONTENT_EVENT, ( event ) => {
		const { root, isNew } = ( event as ContentEvent ).detail;
		if ( isNew ) {
			stop( root as HTMLElement );
		}
		mountIn( root );
	} );

	const stopRemoved = () => {
		for ( const element of mounts.keys() ) {
			if ( ! element.isConnected ) {
				stop( element );
			}
		}
	};
	const observer = new MutationObserver( stopRemoved );
	observer.observe( page, { childList: true, subtree: true } );
	mountIn( page );

	return () => {
		controller.abort();
		observer.disconnect();
		visible.disconnect();
		[ ...mounts.keys() ].forEach( stop );
	};
}
