import { BLOCK_NAMESPACE } from '@shopfront/names';
import { getCategories } from '@wordpress/blocks';

/** The platform's category in the inserter, or a general one on a site without it. */
export const getCategory = (): string =>
	getCategories().some( ( { slug } ) => slug === BLOCK_NAMESPACE )
		? BLOCK_NAMESPACE
		: 'widgets';
