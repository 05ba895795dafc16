import { CheckboxControl as OwnCheckbox } from '@shopfront/components';
import { forwardRef, useEffect, useRef } from '@wordpress/element';
import clsx from 'clsx';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import {
	BaseControl,
	Help,
	useControl,
	omitStyleProps,
	type ControlProps,
} from './base-control';

type InputProps = Omit<
	InputHTMLAttributes< HTMLInputElement >,
	'checked' | 'className' | 'id' | 'onChange' | 'onBlur' | 'type'
>;

export interface CheckboxControlProps extends ControlProps, InputProps {
	heading?: ReactNode;
	checked?: boolean;
	/** Only part of the selection is checked. */
	indeterminate?: boolean;
	onChange?: ( isChecked: boolean ) => void;
}

const ignore = () => undefined;

export const CheckboxControl = ( {
	className,
	heading,
	label,
	hideLabelFromVision = false,
	help,
	checked = false,
	indeterminate = false,
	onChange = ignore,
	...rest
}: CheckboxControlProps ) => {
	const { id, helpId, describedBy } = useControl(
		{ id: rest.id, help },
		'inspector-checkbox-control',
		rest[ 'aria-describedby' ]
	);
	const box = useRef< HTMLInputElement >( null );
	useEffect( () => {
		if ( box.current ) {
			box.current.indeterminate = indeterminate;
		}
	}, [ indeterminate ] );
	return (
		<BaseControl
			className={ clsx( 'components-checkbox-control', className ) }
		>
			{ heading && (
				<BaseControl.VisualLabel>{ heading }</BaseControl.VisualLabel>
			) }
			<OwnCheckbox
				{ ...omitStyleProps( rest ) }
				ref={ box }
				id={ id }
				label={
					hideLabelFromVision ? (
						<span className="screen-reader-text">{ label }</span>
					) : (
						label
					)
				}
				checked={ checked }
				onChange={ onChange }
				aria-describedby={ describedBy }
				feedback={ <Help id={ helpId }>{ help }</Help> }
			/>
		</BaseControl>
	);
};

export interface ToggleControlProps extends Omit< ControlProps, 'help' > {
	checked?: boolean;
	disabled?: boolean;
	/** A function receives the checked state. */
	help?: ReactNode | ( ( isChecked: boolean ) => ReactNode );
	onChange?: ( isChecked: boolean ) => void;
}

export const ToggleControl = forwardRef( function ForwardedToggleControl(
	{
		className,
		label,
		help: givenHelp,
		checked = false,
		disabled,
		onChange = ignore,
		id: givenId,
	}: ToggleControlProps,
	ref: Ref< HTMLInputElement >
) {
	const help =
		typeof givenHelp === 'function' ? givenHelp( checked ) : givenHelp;
	const { id, helpId, describedBy } = useControl(
		{ id: givenId, help },
		'inspector-toggle-control'
	);
	return (
		<BaseControl
			className={ clsx( 'components-toggle-control', className ) }
		>
			<OwnCheckbox
				ref={ ref }
				id={ id }
				role="switch"
				label={ label }
				checked={ checked }
				disabled={ disabled }
				onChange={ onChange }
				aria-describedby={ describedBy }
				feedback={ <Help id={ helpId }>{ help }</Help> }
			/>
		</BaseControl>
	);
} );

export interface RadioControlProps extends ControlProps {
	options?: ReadonlyArray< {
		label: ReactNode;
		value: string;
		description?: ReactNode;
	} >;
	selected?: string;
	disabled?: boolean;
	onChange: ( value: string ) => void;
}

/** Renders nothing without options. */
export const RadioControl = ( {
	id: givenId,
	className,
	label,
	hideLabelFromVision = false,
	help,
	options = [],
	selected,
	disabled,
	onChange,
}: RadioControlProps ) => {
	const { id, helpId, describedBy } = useControl(
		{ id: givenId, help },
		'inspector-radio-control'
	);
	if ( options.length === 0 ) {
		return null;
	}
	return (
		<fieldset
			id={ id }
			className={ clsx(
				'components-base-control components-radio-control',
				className
			) }
			aria-describedby={ describedBy }
			disabled={ disabled }
		>
			{ label && (
				<legend
					className={ clsx( 'components-base-control__label', {
						'screen-reader-text': hideLabelFromVision,
					} ) }
				>
					{ label }
				</legend>
			) }
			{ options.map( ( option, index ) => (
				<div
					key={ option.value }
					className="components-radio-control__option"
				>
					<input
						id={ `${ id }-${ index }` }
						className="components-radio-control__input"
						type="radio"
						name={ id }
						value={ option.value }
						checked={ option.value === selected }
						onChange={ () => onChange( option.value ) }
						aria-describedby={
							option.description
								? `${ id }-${ index }-description`
								: undefined
						}
					/>
					<label
						htmlFor={ `${ id }-${ index }` }
						className="components-radio-control__label"
					>
						{ option.label }
					</label>
					<Help id={ `${ id }-${ index }-description` }>
						{ option.description }
					</Help>
				</div>
			) ) }
			<Help id={ helpId }>{ help }</Help>
		</fieldset>
	);
};
