import type { EventBehavior } from '@shopfront/behaviors/engine/event-bus';
import { VARIATION_EVENTS } from '@shopfront/names';

/** Keeps the radio buttons of an attribute and its select alike. Options that the other choices exclude cannot be chosen. */
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
			// The form handles the change of the select.
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
	// A choice from before this script.
	const chosen = radios.find(
		( { checked, value } ) => checked && value !== select.value
	);
	if ( chosen && ! select.value ) {
		chosen.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	} else {
		showSelect();
	}
};
