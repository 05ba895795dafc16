import { blockName } from '@shopfront/names';
import {
	createBlock,
	createBlocksFromInnerBlocksTemplate,
	type BlockInstance,
	type BlockSettings,
	type Deprecation,
	type TemplateEntry,
} from '@wordpress/blocks';
import { createSave } from './save';

type Parts = Pick< BlockSettings, 'attributes' | 'supports' | 'save' >;

const has = ( blocks: readonly BlockInstance[], name: string ): boolean =>
	blocks.some( ( block ) => block.name === blockName( name ) );

/**
 * WooCommerce still creates pages with rows directly in the order summary. The rows move into their container, as on
 * the front end.
 */
export const withRowsInSummary = (
	page: 'cart' | 'checkout',
	parts: Parts
): Deprecation => {
	const container = `${ page }-order-summary-totals-block`;
	const rows: string[] = [
		'subtotal',
		'fee',
		'discount',
		'shipping',
		'taxes',
	].map( ( row ): string =>
		blockName( `${ page }-order-summary-${ row }-block` )
	);
	const isRow = ( { name }: BlockInstance ) => rows.includes( name );
	return {
		...parts,
		isEligible: ( _attributes, inner ) =>
			! has( inner, container ) && inner.some( isRow ),
		migrate: ( attributes, inner ) => {
			const first = inner.findIndex( isRow );
			return [
				attributes,
				[
					...inner.slice( 0, first ),
					createBlock(
						blockName( container ),
						{},
						inner.filter( isRow )
					),
					...inner
						.slice( first )
						.filter( ( block ) => ! isRow( block ) ),
				],
			];
		},
	};
};

interface Migration {
	isNeeded: ( inner: readonly BlockInstance[] ) => boolean;
	migrate: ( inner: readonly BlockInstance[] ) => BlockInstance[];
}

/**
 * A cart without views shows its content for an empty cart. A cart without content gets the default content later.
 */
export const getViewsMigration = (
	getTemplate: () => readonly TemplateEntry[]
): Migration => ( {
	isNeeded: ( inner ) =>
		inner.length > 0 && ! has( inner, 'filled-cart-block' ),
	migrate: ( inner ) =>
		createBlocksFromInnerBlocksTemplate( getTemplate() ).map( ( block ) =>
			block.name === blockName( 'empty-cart-block' )
				? createBlock( block.name, {}, [ ...inner ] )
				: block
		),
} );

const NO_MIGRATION: Migration = {
	isNeeded: () => false,
	migrate: ( inner ) => [ ...inner ],
};

/**
 * Earlier containers had other class names, and no default alignment; the alignment stays. `classNames` are added to
 * the block's class; `undefined` for none.
 */
export const getOldContainers = (
	parts: Omit< Parts, 'save' >,
	classNames: readonly ( string | undefined )[],
	migration: Migration = NO_MIGRATION
): Deprecation[] => {
	const migrateInner = ( inner: readonly BlockInstance[] ) =>
		migration.isNeeded( inner ) ? migration.migrate( inner ) : [ ...inner ];
	return classNames.map( createSave ).flatMap( ( save ): Deprecation[] => [
		{
			...parts,
			save,
			isEligible: ( _attributes, inner ) => migration.isNeeded( inner ),
			migrate: ( attributes, inner ) => [
				attributes,
				migrateInner( inner ),
			],
		},
		{
			...parts,
			attributes: { ...parts.attributes, align: { type: 'string' } },
			save,
			migrate: ( attributes, inner ) => [
				{ ...attributes, align: attributes.align ?? '' },
				migrateInner( inner ),
			],
		},
	] );
};
