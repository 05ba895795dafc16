import type { BlockMap } from '@shopfront/bindings';
import { blockName } from '@shopfront/names';
import { useBlockProps } from '@wordpress/block-editor';
import type { Attributes, EditProps, TemplateEntry } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { createContext, useContext } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import clsx from 'clsx';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { BLOCK_EDITOR, type BlockEditorSelectors } from './block-editor-store';
import type { InnerBlock } from './block-table';
import type { Fields } from './fields';
import { InnerBlocksOnce, isFree } from './inner-blocks';
import { Inspector } from './inspector';
import { Preview, WithSampleCart } from './preview';
import { createOnce, getTemplate } from './template';
import { toDataset } from './to-dataset';
import { ViewSwitch } from './view-switch';

/** Cart, checkout, or the contents of the mini-cart, with inner blocks. */
export interface RootBlock {
	/** Without namespace. */
	name: string;
	Root: ComponentType< {
		dataset: Readonly< Record< string, unknown > >;
		children: ReactNode;
	} >;
	/** The front end's components; read on first render, because they depend on the settings. */
	getComponents: () => BlockMap;
	table: readonly InnerBlock[];
	fields: Fields;
	/** For styles that depend on the block's attributes. */
	getStyle?: ( attributes: Attributes ) => CSSProperties;
	/** Returns a new block's content, the same each time. */
	getTemplate: () => readonly TemplateEntry[];
	Panels?: ComponentType< { area: string } >;
}

/** The root that renders around the current block. Patterns may show an inner block alone. */
const RootContext = createContext< RootBlock | null >( null );

const NO_ATTRIBUTES = {};

/** Patterns may show an inner block without its root. */
const WithRoot = ( {
	root,
	attributes = NO_ATTRIBUTES,
	children,
}: {
	root: RootBlock;
	attributes?: Attributes;
	children: ReactNode;
} ) =>
	useContext( RootContext ) === root ? (
		<WithSampleCart>{ children }</WithSampleCart>
	) : (
		<RootContext.Provider value={ root }>
			<WithSampleCart>
				<root.Root dataset={ toDataset( attributes ) }>
					{ children }
				</root.Root>
			</WithSampleCart>
		</RootContext.Provider>
	);

export const createRootEdit = ( root: RootBlock ) => {
	const RootEdit = ( {
		clientId,
		isSelected,
		attributes,
		setAttributes,
	}: EditProps ) => {
		const views = root.table.filter( ( { isView } ) => isView );
		return (
			<div
				{ ...useBlockProps( { style: root.getStyle?.( attributes ) } ) }
			>
				<Inspector
					fields={ root.fields }
					attributes={ attributes }
					setAttributes={ setAttributes }
				>
					{ root.Panels && <root.Panels area={ root.name } /> }
				</Inspector>
				{ views.length > 0 && (
					<ViewSwitch rootId={ clientId } views={ views } />
				) }
				<Preview>
					<WithRoot root={ root } attributes={ attributes }>
						<InnerBlocksOnce
							clientId={ clientId }
							area={ root.name }
							isSelected={ isSelected }
							table={ root.table }
							template={ root.getTemplate() }
							templateLock="insert"
						/>
					</WithRoot>
				</Preview>
			</div>
		);
	};
	return RootEdit;
};

/** The parent's attribute `currentView`, or the first view. */
const useCurrentView = ( clientId: string, root: RootBlock ): string =>
	useSelect(
		( select ): string => {
			const editor: BlockEditorSelectors = select( BLOCK_EDITOR );
			const parent = editor.getBlockRootClientId( clientId );
			const view =
				parent && editor.getBlockAttributes( parent )?.currentView;
			const first = root.table.find( ( { isView } ) => isView );
			return typeof view === 'string'
				? view
				: blockName( first?.name ?? '' );
		},
		[ clientId, root ]
	);

const PlainContainer = ( {
	className,
	children,
}: {
	className?: string;
	children?: ReactNode;
} ) => <div className={ className }>{ children }</div>;

export const createInnerEdit = ( root: RootBlock, block: InnerBlock ) => {
	const { name, fields = {}, isView = false } = block;
	const isContainer = block.getTemplate !== undefined;
	const getDefaultContent = createOnce( () =>
		isFree( name ) ? undefined : getTemplate( root.table, name )
	);
	const InnerEdit = ( {
		clientId,
		isSelected,
		attributes,
		setAttributes,
	}: EditProps ) => {
		const isHidden =
			useCurrentView( clientId, root ) !== blockName( name ) && isView;
		const registration = root.getComponents().get( blockName( name ) );
		const Component = block.isPlain
			? PlainContainer
			: registration?.component;
		const { className } = attributes;
		return (
			<div
				{ ...useBlockProps( {
					className: clsx( 'sf-editor-block', `sf-editor-${ name }` ),
					hidden: isHidden,
				} ) }
			>
				<Inspector
					fields={ fields }
					attributes={ attributes }
					setAttributes={ setAttributes }
				>
					{ root.Panels && <root.Panels area={ name } /> }
				</Inspector>
				{ isView && (
					<ViewSwitch
						viewId={ clientId }
						views={ root.table.filter( ( one ) => one.isView ) }
					/>
				) }
				<Preview
					emptyText={ sprintf(
						/* translators: %s: title of a block. */
						__( '%s: not shown with the sample cart', 'shopfront' ),
						block.title
					) }
				>
					<WithRoot root={ root }>
						{ Component && (
							<Component
								{ ...toDataset( attributes ) }
								className={
									typeof className === 'string'
										? className
										: undefined
								}
							>
								{ isContainer && (
									<InnerBlocksOnce
										clientId={ clientId }
										area={ name }
										isSelected={ isSelected }
										table={ root.table }
										template={ getDefaultContent() }
									/>
								) }
							</Component>
						) }
					</WithRoot>
				</Preview>
			</div>
		);
	};
	return InnerEdit;
};
