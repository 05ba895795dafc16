import type {
	BehaviorContext,
	BehaviorSource,
	ContentEvent,
	Start,
	Stop,
} from './behavior';
import { INTENT_EVENTS } from './intent-events';

/** Dispatched for HTML that a script adds. Detail: `{ root, isNew }`. */
const CONTENT_EVENT = 'sf:content';

const readOptions = (
	element: HTMLElement,
	name: string
): BehaviorContext[ 'options' ] => {
	try {
		return {
			...Object(
				JSON.parse(
					element.getAttribute( `data-sf-${ name }-options` ) ?? '{}'
				)
			),
		};
	} catch {
		return {};
	}
};

interface Mounted {
	source: BehaviorSource;
	element: HTMLElement;
	stop: Stop;
	/** Settles once it's mounted, or has failed; `undefined` from then on. */
	ready?: Promise< void >;
}

/**
 * Mounts behaviors once on each element: in the page, in the HTML of later `sf:content` events, and at the first sign
 * of intent if they wait for it. Stops them when their elements leave the page. A failing behavior logs an error and
 * affects only its own element.
 *
 * Returns a function that stops all behaviors.
 */
export const startBehaviors = (
	page: Document,
	initialSources: readonly BehaviorSource[]
): Stop => {
	/** Also contains disabled behaviors. */
	const known = new Set< BehaviorSource >();
	/** The enabled behaviors. */
	const sources = new Map< BehaviorSource, Start >();
	let mounts: Mounted[] = [];
	const controller = new AbortController();

	const mount = ( source: BehaviorSource, element: HTMLElement ) => {
		if (
			mounts.some(
				( mounted ) =>
					mounted.source === source && mounted.element === element
			)
		) {
			return;
		}
		const own = new AbortController();
		const { signal } = own;
		let stop: Stop | void;
		const mounted: Mounted = {
			source,
			element,
			stop: () => {
				own.abort();
				stop?.();
			},
			ready: source
				.load()
				.then( ( behavior ) => {
					if ( ! signal.aborted ) {
						stop = behavior.mount( element, {
							options: readOptions( element, source.name ),
							signal,
							addBehaviors,
						} );
					}
				} )
				.catch( ( error ) => {
					// eslint-disable-next-line no-console -- The element works without the behavior, and no caller could handle it.
					console.error(
						`Shopfront: ${ source.name } failed.`,
						error
					);
				} )
				.then( () => {
					mounted.ready = undefined;
				} ),
		};
		mounts.push( mounted );
	};
	const stopWhere = ( isOver: ( mounted: Mounted ) => boolean ) => {
		const over = mounts.filter( isOver );
		mounts = mounts.filter( ( mounted ) => ! over.includes( mounted ) );
		over.forEach( ( { stop } ) => stop() );
	};
	const visible = new IntersectionObserver( ( entries ) => {
		for ( const { isIntersecting, target } of entries ) {
			if ( isIntersecting ) {
				visible.unobserve( target );
				for ( const [ source, start ] of sources ) {
					if (
						start === 'visible' &&
						target.matches( source.selector )
					) {
						mount( source, target as HTMLElement );
					}
				}
			}
		}
	} );
	/** The URL's hash may have scrolled the page before this script. */
	let isScrolled = window.scrollY > 0;

	const mountIn = ( root: ParentNode ) => {
		for ( const [ source, start ] of sources ) {
			if (
				start === 'intent' ||
				( start === 'scroll' && ! isScrolled )
			) {
				continue;
			}
			for ( const element of [
				root as HTMLElement,
				...root.querySelectorAll< HTMLElement >( source.selector ),
			] ) {
				// A document has no `matches`.
				if ( element.matches?.( source.selector ) ) {
					if ( start === 'visible' ) {
						visible.observe( element );
					} else {
						mount( source, element );
					}
				}
			}
		}
	};
	const addBehaviors = ( added: readonly BehaviorSource[] ) => {
		const unknown = added.filter( ( source ) => ! known.has( source ) );
		if ( unknown.length === 0 ) {
			return;
		}
		for ( const source of unknown ) {
			known.add( source );
			const { starts = 'load', isEnabled } = source;
			if ( isEnabled?.() !== false ) {
				sources.set(
					source,
					typeof starts === 'string' ? starts : starts()
				);
			}
		}
		mountIn( page );
	};
	/** Mounts the waiting behaviors around an event's target, and returns the element that a script can click. */
	const mountAround = ( { target }: Event ) => {
		const part =
			// Scripts can't click an SVG icon, only the element around it. A document has no `closest`.
			( target as Element ).closest?.< HTMLElement >( ':not(svg,svg *)' );
		for ( const [ source, start ] of sources ) {
			const element =
				start === 'intent' &&
				part
					?.closest( source.intentSelector ?? source.selector )
					?.closest< HTMLElement >( source.selector );
			if ( element ) {
				mount( source, element );
			}
		}
		return part;
	};
	/** Repeats an event that came before the code of its behaviors. Returns `undefined` if no behavior missed it. */
	const repeatLater = (
		target: Node,
		isMissed: ( source: BehaviorSource ) => unknown,
		repeat: () => void
	) => {
		const waiting = mounts.filter(
			( { element, source, ready } ) =>
				ready && element.contains( target ) && isMissed( source )
		);
		return (
			waiting[ 0 ] &&
			Promise.all( waiting.map( ( { ready } ) => ready ) ).then( repeat )
		);
	};

	const listen = (
		type: string,
		listener: ( event: Event ) => void,
		target: EventTarget = page
	) =>
		target.addEventListener( type, listener, {
			capture: true,
			passive: ! /click|key/.test( type ),
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
	const holdPress = ( event: Event ) => {
		const target = mountAround( event );
		const { key, metaKey, ctrlKey, shiftKey, altKey } =
			event as KeyboardEvent;
		if (
			target &&
			// Browsers click buttons on Space, but scroll on a link with `role="button"`.
			( ! key ||
				( key === ' ' && target.matches( 'a[role=button]' ) ) ) &&
			// The browser handles new tabs, new windows and downloads.
			! ( metaKey || ctrlKey || shiftKey || altKey ) &&
			repeatLater(
				target,
				( source ) =>
					source.holds
						? target.closest( source.holds )
						: source.holds !== false &&
							sources.get( source ) === 'intent',
				() => target.click()
			)
		) {
			event.preventDefault();
			event.stopPropagation();
		}
	};
	// Before the document's other listeners: analytics would count a held press, and then its repetition.
	listen( 'click', holdPress, page.defaultView ?? page );
	listen( 'keydown', holdPress, page.defaultView ?? page );
	listen( 'change', ( { target } ) =>
		repeatLater(
			target as Node,
			() => true,
			() =>
				target?.dispatchEvent(
					new Event( 'change', { bubbles: true } )
				)
		)
	);
	listen( CONTENT_EVENT, ( event ) => {
		const { root, isNew } = ( event as ContentEvent ).detail;
		if ( isNew ) {
			stopWhere( ( { element } ) => element === root );
		}
		mountIn( root );
	} );

	const observer = new MutationObserver( () =>
		stopWhere( ( { element } ) => ! element.isConnected )
	);
	observer.observe( page, { childList: true, subtree: true } );
	addBehaviors( initialSources );

	return () => {
		controller.abort();
		observer.disconnect();
		visible.disconnect();
		stopWhere( () => true );
	};
};
