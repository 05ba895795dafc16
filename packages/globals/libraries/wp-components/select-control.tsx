import { forwardRef } from '@wordpress/element';
import clsx from 'clsx';
import type { OptionHTMLAttributes, Ref, SelectHTMLAttributes } from 'react';
import {
	BaseControl,
	useControl,
	omitStyleProps,
	type ControlProps,
} from './base-control';

export interface SelectControlOption extends Omit<
	OptionHTMLAttributes< HTMLOptionElement >,
	'label' | 'value'
> {
	label: string;
	value: string;
}

interface SelectControlBaseProps
	extends
		ControlProps,
		Omit<
			SelectHTMLAttributes< HTMLSelectElement >,
			'className' | 'id' | 'multiple' | 'onChange' | 'size' | 'value'
		> {
	options?: readonly SelectControlOption[];
}

export type SelectControlProps = SelectControlBaseProps &
	(
		| {
				multiple?: false;
				value?: string;
				onChange?: ( value: string ) => void;
		  }
		| {
				multiple: true;
				value?: readonly string[];
				onChange?: ( value: string[] ) => void;
		  }
	);

const valuesOf = ( { selectedOptions }: HTMLSelectElement ): string[] =>
	[ ...selectedOptions ].map( ( { value } ) => value );

/** For one value or, with `multiple`, several. Pass options as `options` or as children. */
export const SelectControl = forwardRef( function ForwardedSelectControl(
	props: SelectControlProps,
	ref: Ref< HTMLSelectElement >
) {
	const {
		className,
		label,
		hideLabelFromVision,
		help,
		options = [],
		children,
		multiple,
		value,
		onChange,
		...rest
	} = props;
	const { id, describedBy } = useControl(
		{ id: rest.id, help },
		'inspector-select-control',
		rest[ 'aria-describedby' ]
	);
	return (
		<BaseControl
			{ ...{ id, label, hideLabelFromVision, help } }
			className={ clsx( 'components-select-control', className ) }
		>
			<select
				{ ...omitStyleProps( rest ) }
				ref={ ref }
				id={ id }
				multiple={ multiple }
				value={ value }
				className="components-select-control__input"
				aria-describedby={ describedBy }
				onChange={ ( { target } ) =>
					props.multiple
						? props.onChange?.( valuesOf( target ) )
						: props.onChange?.( target.value )
				}
			>
				{ children ??
					options.map( ( { label: text, ...option } ) => (
						<option { ...option } key={ option.value }>
							{ text }
						</option>
					) ) }
			</select>
		</BaseControl>
	);
} );
