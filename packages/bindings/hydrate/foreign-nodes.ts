import { isPlaceholder } from './placeholder';

type MoveBefore = ( node: Node, before: Node | null ) => void;

/** `moveBefore()` keeps a frame's page and an animation's progress; `insertBefore()` loads the frame again. */
export const moveNodes = (
	to: Element | DocumentFragment,
	nodes: Iterable< Node >,
	before: Node | null = null
): void => {
	const moveBefore = Reflect.get( to, 'moveBefore' ) as
		MoveBefore | undefined;
	for ( const node of nodes ) {
		if ( moveBefore && to.isConnected && node.isConnected ) {
			moveBefore.call( to, node, before );
		} else {
			to.insertBefore( node, before );
		}
	}
};

/** React empties a container by its `textContent`, and has no event for it. */
const onceEmptied = ( container: HTMLElement, callback: () => void ): void =>
	void Object.defineProperty( container, 'textContent', {
		configurable: true,
		set( text: string ) {
			Reflect.deleteProperty( container, 'textContent' );
			callback();
			container.textContent = text;
		},
	} );

const findCounterpart = (
	container: HTMLElement,
	target: Element | null
): Element => {
	for (
		let element = target;
		element && element !== container;
		element = element.parentElement
	) {
		const selector = element.id
			? `#${ CSS.escape( element.id ) }`
			: [ ...element.classList ]
					.filter( ( name ) => ! name.startsWith( 'sf-' ) )
					.map( ( name ) => `.${ CSS.escape( name ) }` )
					.join( '' );
		const counterpart = selector && container.querySelector( selector );
		if ( counterpart ) {
			return counterpart;
		}
	}
	return container;
};

/**
 * Watches for nodes that other scripts draw into the server's HTML before the blocks replace it, such as a captcha.
 * Call the returned function when the blocks have rendered: it moves these nodes to the elements that have replaced
 * their parents.
 */
export const watchForeignNodes = ( container: HTMLElement ): ( () => void ) => {
	const drawn: Array< { node: Element; parent: Element; isFirst: boolean } > =
		[];
	const read = ( records: readonly MutationRecord[] ) =>
		records.forEach( ( { addedNodes, target, previousSibling } ) =>
			addedNodes.forEach( ( node ) => {
				if ( node instanceof Element && target instanceof Element ) {
					drawn.push( {
						node,
						parent: target,
						isFirst: ! previousSibling,
					} );
				}
			} )
		);
	const observer = new MutationObserver( read );
	observer.observe( container, { childList: true, subtree: true } );
	/** In the document, so that frames in the content keep their pages until their new place exists. */
	const park = container.ownerDocument.createElement( 'div' );
	park.hidden = true;
	let left = drawn;
	onceEmptied( container, () => {
		read( observer.takeRecords() );
		observer.disconnect();
		left = drawn.filter(
			( { node, parent } ) => node.parentNode === parent
		);
		if ( 'moveBefore' in container ) {
			container.after( park );
			moveNodes(
				park,
				[ ...container.children ].filter(
					( child ) => ! isPlaceholder( child )
				)
			);
		}
	} );
	return () => {
		left.filter( ( { node } ) => ! container.contains( node ) ).forEach(
			( { node, parent, isFirst } ) => {
				const to = findCounterpart( container, parent );
				moveNodes( to, [ node ], isFirst ? to.firstChild : null );
			}
		);
		park.remove();
	};
};

/** Scripts that have found an element before we replaced it may draw into it afterwards. */
export const forwardNodes = ( from: Element, to: Element ): void =>
	new MutationObserver( () =>
		moveNodes( to, [ ...from.childNodes ] )
	).observe( from, { childList: true } );
