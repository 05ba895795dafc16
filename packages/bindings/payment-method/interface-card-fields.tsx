import { validationStore } from '@shopfront/data/validation';
import { useDispatch } from '@wordpress/data';
import {
	forwardRef,
	useCallback,
	useImperativeHandle,
	useRef,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { LazyCardFields } from './lazy-card-fields';
import type {
	ValidatedCardFieldsProps,
	ValidatedCardHandle,
} from './validated-card-fields';

export type InterfaceCardFieldsProps = Omit<
	ValidatedCardFieldsProps,
	'handle'
>;

/**
 * The fields of a card for gateways. A card is invalid while the code of its fields loads, because the shopper cannot have
 * entered it.
 */
export const InterfaceCardFields = forwardRef<
	ValidatedCardHandle,
	InterfaceCardFieldsProps
>( function CardFields( props, ref ) {
	const inner = useRef< ValidatedCardHandle | null >( null );
	const wasValidatedEarly = useRef( false );
	const { setValidationErrors } = useDispatch( validationStore );
	useImperativeHandle( ref, () => ( {
		focus: () => inner.current?.focus(),
		validate: () => {
			if ( inner.current ) {
				return inner.current.validate();
			}
			wasValidatedEarly.current = true;
			return {
				[ `${ props.id }-number` ]: {
					message: __(
						'Please enter a valid card number.',
						'shopfront'
					),
					hidden: false,
				},
			};
		},
	} ) );
	const connect = useCallback(
		( handle: ValidatedCardHandle | null ) => {
			inner.current = handle;
			if ( handle && wasValidatedEarly.current ) {
				wasValidatedEarly.current = false;
				// Completes the list of errors that the shopper reads.
				void setValidationErrors( handle.validate() ?? {} );
			}
		},
		[ setValidationErrors ]
	);
	return <LazyCardFields { ...props } handle={ connect } />;
} );
