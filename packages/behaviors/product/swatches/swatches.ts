import type { EventBehavior } from '@shopfront/behaviors/engine/event-bus';
import { VARIATION_EVENTS } from '@shopfront/names';

/** Keeps an attribute's radio buttons and its select in sync, and disables options that the other choices exclude. */
export const mount: EventBehavior[ 'mount' ] = (
	group,
	{ signal, getEventBus }
) => {
	const select = group.parentElement?.querySelector( 'select' );
	if ( ! select ) {
		return;
	}
	const radios = [
		...group.querySelectorAll< HTMLInputElement >( 'input[type=radio]' ),
	];
	const showSelect = () => {
		const enabled = [ ...select.options ].flatMap(
			( { value, disabled } ) => ( disabled ? [] : value )
		);
		for ( const radio of radios ) {
			radio.disabled = ! enabled.includes( radio.value );
			radio.checked = radio.value === select.value;
		}
	};
	group.addEventListener(
		'change',
		( event ) => {
			// The form handles the select's event.
			event.stopPropagation();
			select.value =
				radios.find( ( { checked } ) => checked )?.value ?? '';
			select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		},
		{ signal }
	);
	getEventBus( select ).on( [ 'change' ], showSelect, signal );
	const form = select.closest( 'form' );
	if ( form ) {
		getEventBus( form ).on(
			[ VARIATION_EVENTS.optionsUpdated ],
			showSelect,
			signal
		);
	}
	// From before this script loaded.
	const chosen = radios.find(
		( { checked, value } ) => checked && value !== select.value
	);
	if ( chosen && ! select.value ) {
		chosen.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	} else {
		showSelect();
	}
};
