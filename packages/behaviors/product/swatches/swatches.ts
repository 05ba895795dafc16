import type { EventBehavior } from '@shopfront/behaviors/engine/event-bus';
import { readGlobal } from '@shopfront/host';
import { VARIATION_EVENTS } from '@shopfront/names';

/** Names of options, with `%s` for the option. */
interface OptionParams {
	i18n_excluded?: string;
	i18n_sold_out?: string;
}

interface OptionWindow extends Window {
	shopfront_option_params?: OptionParams;
}

/**
 * Keeps an attribute's radio buttons and its select in sync. Disables the options that the other choices exclude; options
 * that are out of stock with the other choices can be chosen. The names of both say so.
 */
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
	const view: OptionWindow = group.ownerDocument.defaultView ?? window;
	const params: OptionParams =
		readGlobal( view, 'shopfront_option_params' ) ?? {};
	const showSelect = () => {
		for ( const radio of radios ) {
			const label = radio.closest( 'label' );
			const option = [ ...select.options ].find(
				( { value, disabled } ) => ! disabled && value === radio.value
			);
			const isSoldOut =
				option?.classList.contains( 'sf-sold-out' ) === true;
			radio.disabled = ! option;
			radio.checked = radio.value === select.value;
			label?.classList.toggle( 'is-sold-out', isSoldOut );
			const name =
				option && ! isSoldOut
					? ''
					: params[ option ? 'i18n_sold_out' : 'i18n_excluded' ];
			if ( name ) {
				const text = name.replace( '%s', () =>
					( label?.textContent ?? '' ).trim()
				);
				radio.setAttribute( 'aria-label', text );
				label?.setAttribute( 'title', text );
			} else {
				radio.removeAttribute( 'aria-label' );
				label?.removeAttribute( 'title' );
			}
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
	// Otherwise the style sheet shows the select again, after a while.
	group.classList.add( 'is-ready' );
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
