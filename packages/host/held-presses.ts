import {
	collectPresses,
	PROCEED,
	type CollectedPress,
	type CollectingElement,
} from './collect-presses';

/** The block keeps what is typed into other fields by their names. */
const QUANTITY = '.wc-block-components-quantity-selector__input';

const CONTROLS = `button, summary, [role="button"], input[type="radio"], input[type="checkbox"], ${ QUANTITY }, ${ PROCEED }`;

/** A browser that may zoom by a double tap waits 300 ms before it clicks. */
const LATEST_CLICK_MS = 350;

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
	/** `performance.now()`. */
	pressedAt?: number;
	/** The typed quantity. */
	value?: string;
	/** Only for an order: the selected radios that the shopper saw. */
	choices?: Press[];
}

interface HeldPresses {
	presses: Press[];
	focused: Press | null;
	/** A quantity that the shopper is typing. */
	typing: HTMLInputElement | null;
	/** Set once the block has mounted: later presses, which an optimizer repeats on the old control, reach the new one. */
	repeat?: ( press: Press ) => void;
}

/** By container. */
const HELD = new WeakMap< Element, HeldPresses >();

/** A label presses its control. */
const findPressed = ( target: Element ) =>
	( target.closest( 'label' )?.control ?? target ).closest< HTMLElement >(
		CONTROLS
	);

const isVisible = ( element: Element ) => element.checkVisibility?.() ?? true;

const textOf = ( element: Element | null | undefined ) =>
	element?.textContent?.trim() ?? '';

/**
 * Controls with different effects have different descriptions: their classes, text or value, and product. An order has
 * its total, because its button's text depends on the payment method, which may still be loading.
 */
const describe = ( control: Element, root: Element ): string =>
	control.classList.contains( PLACE_ORDER )
		? `${ PLACE_ORDER } ${ textOf( root.querySelector( TOTAL ) ) }`
		: [
				control.localName,
				control.getAttribute( 'type' ) ?? '',
				control.getAttribute( 'class' ) ?? '',
				// Scripts of payment methods bring labels of their own.
				( control.matches( '[type="radio"]' ) &&
					control.getAttribute( 'value' ) ) ||
					textOf( control.closest( 'label' ) ?? control ),
				control.closest( ROW )?.querySelector( 'a' )?.href ?? '',
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

const describeChoices = ( root: Element ) =>
	[ ...root.querySelectorAll< HTMLElement >( '[type="radio"]:checked' ) ]
		.filter( isVisible )
		.map( ( radio ) => describePress( radio, root ) );

/** Returns nothing if the block has another cart than the first paint, such as one without the product. */
const findTwin = ( root: Element, { description, index }: Press ) =>
	findControls( root, description )[ index ];

/** After a touch, browsers click what is there by then, but not all of them if the touched element has gone. */
const expectClick = ( control: HTMLElement ) => {
	const click = setTimeout( () => control.click(), LATEST_CLICK_MS );
	control.addEventListener( 'click', () => clearTimeout( click ), {
		once: true,
	} );
};

const GROUP =
	'.wc-block-components-radio-control, .wc-block-checkout__shipping-method-container';

/** Its saved and other methods are one group. */
const PAYMENT = '.wc-block-checkout__payment-method';

/** Radios of a first paint have no name that would group them: a form has only one group of a name. */
const checkOnly = ( radio: Element ) =>
	( radio.closest( PAYMENT ) ?? radio.closest( GROUP ) )
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
		typing: null,
	};
	HELD.set( container, held );
	const hold = ( { target, pressedAt, value }: CollectedPress ) => {
		const control = target.closest< HTMLElement >( CONTROLS );
		// A press on a field only moves the focus; a change of any other control follows its press.
		if (
			! control ||
			control.matches( QUANTITY ) !== ( value !== undefined )
		) {
			return;
		}
		const press: Press = {
			...describePress( control, firstPaint ),
			pressedAt,
			value,
			choices: control.classList.contains( PLACE_ORDER )
				? describeChoices( firstPaint )
				: undefined,
		};
		held.typing = null;
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
		sfPresses.push = ( press ) => {
			hold( press );
			return 0;
		};
	} else {
		// The inline script may run later behind an optimizer, and must not collect the same presses.
		firstPaint.sfPresses = [];
		collectPresses( firstPaint, hold );
	}
	firstPaint.addEventListener( 'input', ( { target } ) => {
		const field = target as HTMLInputElement;
		held.typing = field.matches( QUANTITY ) ? field : null;
	} );
	firstPaint.addEventListener( 'pointerdown', ( { target } ) => {
		const control = findPressed( target as Element );
		const press = control && describePress( control, firstPaint );
		const page = container.ownerDocument;
		const end = ( {
			type,
			target: released,
			pointerType,
		}: PointerEvent ) => {
			page.removeEventListener( 'pointerup', end );
			page.removeEventListener( 'pointercancel', end );
			const twin = press && findTwin( container, press );
			// If the block has mounted between press and release, browsers send no click for a mouse.
			if (
				! held.repeat ||
				type !== 'pointerup' ||
				! twin ||
				! ( twin.closest( 'label' ) ?? twin ).contains(
					released as Node
				)
			) {
				return;
			}
			if ( pointerType === 'touch' ) {
				expectClick( twin );
			} else {
				twin.click();
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

const type = ( field: HTMLElement, value: string ) => {
	// The setter of the prototype: React ignores events of values that it has seen set on the element.
	Reflect.set( HTMLInputElement.prototype, 'value', value, field );
	field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
};

/** A placeholder, such as the skeleton of the payment methods. */
const LOADING = '[role="status"][aria-busy="true"]';

const nextChange = ( root: Element ) =>
	new Promise< void >( ( resolve ) => {
		const observer = new MutationObserver( () => {
			observer.disconnect();
			resolve();
		} );
		observer.observe( root, { childList: true, subtree: true } );
	} );

/** Waits for a control that a placeholder may still stand for. */
const waitForTwin = async ( root: Element, press: Press ) => {
	while ( ! findTwin( root, press ) && root.querySelector( LOADING ) ) {
		await nextChange( root );
	}
	return findTwin( root, press );
};

const CHOICE_TRIES = 20;
const CHOICE_PAUSE_MS = 50;

/** Nobody orders with a payment method that they have not seen, because theirs can't be used. */
const hasChoices = async (
	root: Element,
	choices: readonly Press[]
): Promise< boolean > => {
	for ( const choice of choices ) {
		await waitForTwin( root, choice );
		const isSelected = () =>
			findTwin( root, choice )?.matches( ':checked' );
		// A choice that was just repeated shows once the block has rendered it.
		for ( let left = CHOICE_TRIES; left && ! isSelected(); left-- ) {
			await new Promise( ( resolve ) =>
				setTimeout( resolve, CHOICE_PAUSE_MS )
			);
		}
		if ( ! isSelected() ) {
			return false;
		}
	}
	return true;
};

/**
 * Until you call `stop`, an order that the shopper presses on the block follows the held presses, because it has the
 * choices that they will make. `run` presses without that.
 */
const holdOrders = ( container: Element, presses: Press[] ) => {
	let isRunning = false;
	const hold = ( event: Event ) => {
		const button = ( event.target as Element ).closest< HTMLElement >(
			`.${ PLACE_ORDER }`
		);
		if ( button && ! isRunning ) {
			event.stopPropagation();
			presses.push( {
				...describePress( button, container ),
				pressedAt: performance.now(),
				choices: describeChoices( container ),
			} );
		}
	};
	container.addEventListener( 'click', hold, true );
	return {
		run: ( press: () => void ) => {
			isRunning = true;
			press();
			isRunning = false;
		},
		stop: () => container.removeEventListener( 'click', hold, true ),
	};
};

/**
 * Repeats the held presses and typed quantities, and moves the focus, to the controls of the block that has replaced the first paint.
 *
 * @param container
 * @param prepare   Called before, in a microtask, if there is anything to repeat.
 * @param runPress  Called with the age of each press in ms, and the function that repeats it.
 * @param onRefusal Called if an order isn't repeated, because its total or a choice has changed.
 */
export const repeatPresses = (
	container: Element,
	prepare: () => void,
	runPress: ( ageMs: number, repeat: () => void ) => void,
	onRefusal: () => void = () => {}
): void => {
	const held = HELD.get( container );
	if ( ! held ) {
		return;
	}
	held.repeat = ( press ) => {
		const control = findTwin( container, press );
		if ( ! control ) {
			return;
		}
		if ( press.value === undefined ) {
			const { pressedAt = performance.now() } = press;
			runPress( performance.now() - pressedAt, () => control.click() );
		} else {
			type( control, press.value );
		}
	};
	const { presses, focused, typing, repeat } = held;
	const hasFocus =
		container.ownerDocument.activeElement === container.ownerDocument.body;
	if ( presses.length === 0 && ! focused ) {
		return;
	}
	const repeatAlone = holdOrders( container, presses );
	queueMicrotask( async () => {
		const { body } = container.ownerDocument;
		const moveFocus = () => {
			if ( focused && body.ownerDocument.activeElement === body ) {
				findTwin( container, focused )?.focus( {
					preventScroll: true,
				} );
			}
		};
		prepare();
		if ( hasFocus ) {
			moveFocus();
		}
		for ( const press of presses ) {
			const { choices } = press;
			const control = await waitForTwin( container, press );
			if (
				choices &&
				! ( control && ( await hasChoices( container, choices ) ) )
			) {
				onRefusal();
			} else {
				repeatAlone.run( () => repeat( press ) );
			}
			// React renders a press in the next microtask; the next press needs its result.
			await Promise.resolve();
		}
		repeatAlone.stop();
		if ( focused && typing ) {
			repeat( { ...focused, value: typing.value } );
		}
		if ( focused && hasFocus ) {
			await waitForTwin( container, focused );
			moveFocus();
		}
	} );
};
