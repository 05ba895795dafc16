import { blockName } from '@shopfront/names';
import type { TemplateEntry } from '@wordpress/blocks';
import type { InnerBlock } from './block-table';

const complete = (
	template: readonly TemplateEntry[],
	table: readonly InnerBlock[]
): TemplateEntry[] =>
	template.map( ( [ name, attributes = {}, inner ] ) => [
		name,
		attributes,
		complete(
			inner ??
				table
					.find( ( block ) => blockName( block.name ) === name )
					?.getTemplate?.() ??
				[],
			table
		),
	] );

export const getTemplate = (
	table: readonly InnerBlock[],
	parent: string
): TemplateEntry[] => {
	const block = table.find( ( { name } ) => name === parent );
	return complete(
		block?.getTemplate?.() ??
			table
				.filter( ( one ) => one.parent === parent )
				.map( ( { name } ): TemplateEntry => [ blockName( name ) ] ),
		table
	);
};

export const createOnce = < Value >( create: () => Value ): ( () => Value ) => {
	let created: { value: Value } | undefined;
	return () => ( created ??= { value: create() } ).value;
};
