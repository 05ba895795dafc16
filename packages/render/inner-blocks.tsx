import type { BlockMap } from '@shopfront/bindings';
import { BLOCK_NAMESPACE, blockName } from '@shopfront/names';
import { createContext, useContext } from '@wordpress/element';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Attributes, InnerBlocks } from './types';

interface Page {
	map: BlockMap;
	saved: InnerBlocks;
}

const PageContext = createContext< Page | null >( null );

export const PageProvider = PageContext.Provider;

/** `null` if the page lacks the block. */
export const useInnerBlock = ( name: string ): Attributes | null => {
	const saved = useContext( PageContext )?.saved[ name ];
	return saved === false ? null : ( saved ?? {} );
};

export interface InnerBlockProps {
	/** Without namespace. */
	name: string;
	children?: ReactNode;
}

/** The script does the same on the block's element. */
export const InnerBlock = ( { name, children }: InnerBlockProps ) => {
	const attributes = useInnerBlock( name );
	const Component = useContext( PageContext )?.map.get(
		blockName( name )
	)?.component;
	return Component && attributes ? (
		<Component
			{ ...attributes }
			className={ clsx(
				`wp-block-${ BLOCK_NAMESPACE }-${ name }`,
				typeof attributes.className === 'string' && attributes.className
			) }
		>
			{ children }
		</Component>
	) : null;
};

export const InnerBlockList = ( { names }: { names: readonly string[] } ) => (
	<>
		{ names.map( ( name ) => (
			<InnerBlock key={ name } name={ name } />
		) ) }
	</>
);
