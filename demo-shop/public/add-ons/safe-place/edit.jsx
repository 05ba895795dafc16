/* eslint-disable import/no-unresolved, import/no-extraneous-dependencies -- Globals of the editor. */
import { RichText, useBlockProps } from '@wordpress/block-editor';
/* eslint-enable import/no-unresolved, import/no-extraneous-dependencies */
import { __ } from '@wordpress/i18n';

/** Merchants edit the text in place. */
export const Edit = ( { attributes, setAttributes } ) => (
	<div { ...useBlockProps() }>
		<RichText
			tagName="p"
			allowedFormats={ [] }
			value={ attributes.text }
			onChange={ ( text ) => setAttributes( { text } ) }
			placeholder={ __( 'Nobody at home?', 'shopfront' ) }
		/>
		<label htmlFor="safe-place">
			<input id="safe-place" type="checkbox" disabled />{ ' ' }
			{ __( 'Leave my parcel in a safe place', 'shopfront' ) }
		</label>
	</div>
);

/** An element that the checkout fills. Its text is a data attribute. */
export const Save = ( { attributes } ) => (
	<div
		{ ...useBlockProps.save( {
			'data-text': attributes.text || undefined,
		} ) }
	/>
);
