import { collectPresses, type CollectingElement } from './collect-presses';

const CONTROLS =
	'button, summary, [role="button"], input[type="radio"], input[type="checkbox"]';

/** Rows of the cart, whose buttons have the same names. */
const ROW = '.wc-block-cart-items__row';

const PLACE_ORDER = 'wc-block-components-checkout-place-order-button';
const TOTAL =
	'.wc-block-components-totals-footer-item .wc-block-components-totals-item__value';

/** Finds the block's control that replaced the pressed control. */
interface Press {
	description: string;
	/** Position among the visible controls with the same description. */
	index: number;
}

interface HeldPresses {
	presses: Press[];
	focused: Press | null;
	/** Set once the block has mounted: later presses, which an optimizer repeats on the old control, reach the new one. */
	repeat?: ( press: Press ) => void;
}

/** By container. */
const HELD = new WeakMap< Element, HeldPresses >();

const isVisible = ( element: Element ) => element.checkVisibility?.() ?? true;

const textOf = ( element: Element | null | undefined ) =>
	element?.textContent?.trim() ?? '';

/** Controls with different effects have different descriptions: their classes, text, product or, for an order, total. */
const describe = ( control: Element, root: Element ): string =>
	[
		control.localName,
		control.getAttribute( 'type' ) ?? '',
		control.getAttribute( 'class' ) ?? '',
		textOf( control.closest( 'label' ) ?? control ),
		control.closest( ROW )?.querySelector( 'a' )?.href ?? '',
		control.classList.contains( PLACE_ORDER )
			? textOf( root.querySelector( TOTAL ) )
			: '',
	].join( '\n' );

const findControls = ( root: Element, description: string ) =>
	[ ...root.querySelectorAll< HTMLElement >( CONTROLS ) ].filter(
		( control ) =>
			isVisible( control ) && describe( control, root ) === description
	);

const describePress = ( control: HTMLElement, root: Element ): Press => {
	const description = describe( control, root );
	return {
		description,
		index: Math.max(
			findControls( root, description ).indexOf( control ),
			0
		),
	};
};

/** Returns nothing if the block has another cart than the first paint, such as one without the product. */
const findTwin = ( root: Element, { description, index }: Press ) =>
	findControls( root, description )[ index ];

/** Radios of a first paint have no name that would group them: a form has only one group of a name. */
const checkOnly = ( radio: Element ) =>
	radio
		.closest( '.wc-block-components-radio-control' )
		?.querySelectorAll( 'input' )
		.forEach( ( input ) => ( input.checked = input === radio ) );

/**
 * Remembers the controls that the shopper presses in the server's first paint, because nothing answers them yet.
 * It listens to the first paint itself: events of removed elements don't reach the container.
 */
export const holdPresses = ( container: Element ): void => {
	const firstPaint: CollectingElement | null = container.querySelector(
		':scope > .sf-first-paint'
	);
	if ( ! firstPaint || HELD.has( container ) ) {
		return;
	}
	const held: HeldPresses = {
		presses: [],
		focused: null,
	};
	HELD.set( container, held );
	const hold = ( target: Element ) => {
		const control = target.closest< HTMLElement >( CONTROLS );
		if ( ! control ) {
			return;
		}
		const press = describePress( control, firstPaint );
		if ( held.repeat ) {
			held.repeat( press );
			return;
		}
		if ( control.matches( '[type="radio"]' ) ) {
			checkOnly( control );
		}
		held.presses.push( press );
	};
	const { sfPresses } = firstPaint;
	if ( Array.isArray( sfPresses ) ) {
		sfPresses.forEach( hold );
		sfPresses.push = ( target ) => {
			hold( target );
			return 0;
		};
	} else {
		collectPresses( firstPaint, hold );
	}
	firstPaint.addEventListener( 'pointerdown', ( { target } ) => {
		const control = ( target as Element ).closest< HTMLElement >(
			CONTROLS
		);
		const press = control && describePress( control, firstPaint );
		const page = container.ownerDocument;
		const end = ( { type, target: released }: Event ) => {
			page.removeEventListener( 'pointerup', end );
			page.removeEventListener( 'pointercancel', end );
			// If the block has mounted between press and release, browsers send no click.
			if (
				press &&
				type === 'pointerup' &&
				findTwin( container, press )?.contains( released as Node )
			) {
				held.repeat?.( press );
			}
		};
		page.addEventListener( 'pointerup', end );
		page.addEventListener( 'pointercancel', end );
	} );
	const follow = ( target: EventTarget | null ) => {
		const control =
			target instanceof Element && firstPaint.contains( target )
				? target.closest< HTMLElement >( CONTROLS )
				: null;
		held.focused = control && describePress( control, firstPaint );
	};
	follow( container.ownerDocument.activeElement );
	firstPaint.addEventListener( 'focusin', ( { target } ) =>
		follow( target )
	);
	firstPaint.addEventListener( 'focusout', () => {
		const { focused } = held;
		// Later, because browsers also send it for a control that is being replaced.
		setTimeout( () => {
			if ( firstPaint.isConnected && held.focused === focused ) {
				held.focused = null;
			}
		} );
	} );
};

/**
 * Repeats the held presses, and moves the focus, to the controls of the block that has replaced the first paint.
 *
 * @param container
 * @param prepare   Called before, in a microtask, if there is anything to repeat.
 */
export const repeatPresses = (
	container: Element,
	prepare: () => void
): void => {
	const held = HELD.get( container );
	if ( ! held ) {
		return;
	}
	held.repeat = ( press ) => findTwin( container, press )?.click();
	const { presses, focused, repeat } = held;
	const hasFocus =
		container.ownerDocument.activeElement === container.ownerDocument.body;
	if ( presses.length === 0 && ! focused ) {
		return;
	}
	queueMicrotask( async () => {
		prepare();
		if ( focused && hasFocus ) {
			findTwin( container, focused )?.focus( { preventScroll: true } );
		}
		for ( const press of presses ) {
			repeat( press );
			// React renders a press in the next microtask; the next press needs its result.
			await Promise.resolve();
		}
	} );
};
