import { forwardRef, useImperativeHandle, useRef } from '@wordpress/element';
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
	const inner = useRef< ValidatedCardHandle >( null );
	useImperativeHandle( ref, () => ( {
		focus: () => inner.current?.focus(),
		validate: () =>
			inner.current
				? inner.current.validate()
				: {
						[ `${ props.id }-number` ]: {
							message: __(
								'Please enter a valid card number.',
								'shopfront'
							),
							hidden: false,
						},
					},
	} ) );
	return <LazyCardFields { ...props } handle={ inner } />;
} );
