import { forwardRef } from '@wordpress/element';
import clsx from 'clsx';
import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import {
	BaseControl,
	useControl,
	omitStyleProps,
	type ControlProps,
} from './base-control';

export interface TextControlProps
	extends
		ControlProps,
		Omit<
			InputHTMLAttributes< HTMLInputElement >,
			'className' | 'id' | 'onChange'
		> {
	onChange: ( value: string ) => void;
}

export const TextControl = forwardRef( function ForwardedTextControl(
	{
		className,
		label,
		hideLabelFromVision,
		help,
		onChange,
		type = 'text',
		...rest
	}: TextControlProps,
	ref: Ref< HTMLInputElement >
) {
	const { id, describedBy } = useControl(
		{ id: rest.id, help },
		'inspector-text-control',
		rest[ 'aria-describedby' ]
	);
	return (
		<BaseControl
			{ ...{ id, label, hideLabelFromVision, help } }
			className={ clsx( 'components-text-control', className ) }
		>
			<input
				{ ...omitStyleProps( rest ) }
				ref={ ref }
				id={ id }
				type={ type }
				className="components-text-control__input"
				aria-describedby={ describedBy }
				onChange={ ( event ) => onChange( event.target.value ) }
			/>
		</BaseControl>
	);
} );

export interface TextareaControlProps
	extends
		ControlProps,
		Omit<
			TextareaHTMLAttributes< HTMLTextAreaElement >,
			'className' | 'id' | 'onChange'
		> {
	onChange: ( value: string ) => void;
}

/** Four rows by default. */
export const TextareaControl = forwardRef( function ForwardedTextareaControl(
	{
		className,
		label,
		hideLabelFromVision,
		help,
		onChange,
		rows = 4,
		...rest
	}: TextareaControlProps,
	ref: Ref< HTMLTextAreaElement >
) {
	const { id, describedBy } = useControl(
		{ id: rest.id, help },
		'inspector-textarea-control',
		rest[ 'aria-describedby' ]
	);
	return (
		<BaseControl
			{ ...{ id, label, hideLabelFromVision, help } }
			className={ clsx( 'components-textarea-control', className ) }
		>
			<textarea
				{ ...omitStyleProps( rest ) }
				ref={ ref }
				id={ id }
				rows={ rows }
				className="components-textarea-control__input"
				aria-describedby={ describedBy }
				onChange={ ( event ) => onChange( event.target.value ) }
			/>
		</BaseControl>
	);
} );
