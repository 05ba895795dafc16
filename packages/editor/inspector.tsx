import { InspectorControls } from '@wordpress/block-editor';
import type { EditProps } from '@wordpress/blocks';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Control, Fields } from './fields';

interface FieldControlProps {
	control: Control;
	value: unknown;
	onChange: ( value: unknown ) => void;
}

/** Gives the editor's controls their current size and margins. */
export const CURRENT_DESIGN = {
	__nextHasNoMarginBottom: true,
	__next40pxDefaultSize: true,
};

interface Page {
	id: number;
	title: { raw?: string; rendered: string };
}

/** We use only these selectors of the store `core`. */
interface CoreSelectors {
	/** `null` until they have loaded. */
	getEntityRecords: (
		kind: 'postType',
		name: 'page',
		query: object
	) => readonly Page[] | null;
}

const PAGES_QUERY = {
	per_page: 100,
	orderby: 'title',
	order: 'asc',
	_fields: 'id,title',
	status: 'publish',
};

const PageControl = ( {
	control,
	value,
	onChange,
}: FieldControlProps & { control: { defaultLabel: string } } ) => {
	const pages = useSelect( ( select ) => {
		const core: CoreSelectors = select( 'core' );
		return core.getEntityRecords( 'postType', 'page', PAGES_QUERY );
	}, [] );
	return (
		<SelectControl
			{ ...CURRENT_DESIGN }
			label={ control.label }
			help={ control.help }
			value={ String( value ) }
			options={ [
				{ value: '0', label: control.defaultLabel },
				...( pages ?? [] ).map( ( { id, title } ) => ( {
					value: String( id ),
					label: title.raw || title.rendered || `#${ id }`,
				} ) ),
			] }
			onChange={ ( id ) => onChange( Number( id ) ) }
		/>
	);
};

const FieldControl = ( { control, value, onChange }: FieldControlProps ) => {
	const { label, help } = control;
	const shared = { ...CURRENT_DESIGN, label, help, onChange };
	const asText = typeof value === 'string' ? value : '';
	switch ( control.kind ) {
		case 'toggle':
			return (
				<ToggleControl
					label={ label }
					help={ help }
					onChange={ onChange }
					__nextHasNoMarginBottom
					checked={ value === true }
				/>
			);
		case 'text':
			return <TextControl { ...shared } value={ asText } />;
		case 'textarea':
			return (
				<TextareaControl
					label={ label }
					help={ help }
					onChange={ onChange }
					__nextHasNoMarginBottom
					value={ asText }
				/>
			);
		case 'options':
			return (
				<SelectControl
					{ ...shared }
					value={ asText }
					options={ control.options }
				/>
			);
		case 'numbers':
			return (
				<SelectControl
					{ ...shared }
					value={ typeof value === 'number' ? String( value ) : '' }
					options={ [
						{ value: '', label: __( 'Default', 'woocommerce' ) },
						...control.options.map( ( option ) => ( {
							value: String( option.value ),
							label: option.label,
						} ) ),
					] }
					onChange={ ( chosen ) =>
						onChange( chosen === '' ? undefined : Number( chosen ) )
					}
				/>
			);
		case 'range':
		case 'pixels':
			return (
				<RangeControl
					{ ...shared }
					value={ Number( value ) }
					min={ control.min }
					max={ control.max }
					onChange={ ( chosen = control.min ) =>
						onChange(
							control.kind === 'pixels'
								? String( chosen )
								: chosen
						)
					}
				/>
			);
		case 'page':
			return (
				<PageControl
					control={ control }
					value={ value }
					onChange={ onChange }
				/>
			);
	}
};

export interface InspectorProps extends Pick<
	EditProps,
	'attributes' | 'setAttributes'
> {
	fields: Fields;
	children?: ReactNode;
}

export const Inspector = ( {
	fields,
	attributes,
	setAttributes,
	children,
}: InspectorProps ) => {
	const shown = Object.entries( fields ).filter(
		( [ , { control, isShown } ] ) =>
			control && ( ! isShown || isShown( attributes ) )
	);
	return shown.length === 0 && ! children ? null : (
		<InspectorControls>
			{ children }
			{ shown.length > 0 && (
				<PanelBody title={ __( 'Settings', 'woocommerce' ) }>
					{ shown.map(
						( [ name, { control } ] ) =>
							control && (
								<FieldControl
									key={ name }
									control={ control }
									value={ attributes[ name ] }
									onChange={ ( value ) =>
										setAttributes( { [ name ]: value } )
									}
								/>
							)
					) }
				</PanelBody>
			) }
		</InspectorControls>
	);
};
