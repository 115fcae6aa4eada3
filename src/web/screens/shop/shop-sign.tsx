import { SHOP_RACES } from '../../../contract/shop-options.ts';
import { filePaths } from '../../paths.ts';
import type { Keeper } from './shop-query.ts';

/** The shop's sign: the owner's portrait, the name, and the notes. */
export function ShopSign({ keeper }: { keeper: Keeper }) {
  const { shop_name, owner, race, alignment, notes } = keeper;
  const seed = `${owner}|${SHOP_RACES[race]}|${shop_name}`;
  return (
    <div className="sign">
      <figure className="plate">
        <img src={filePaths.shopPortrait(seed)} alt={`Portrait of ${owner}`} width={120} height={120} />
      </figure>
      <div>
        <h2 id="shop-name">{shop_name}</h2>
        <p className="keeper">
          {owner}, {SHOP_RACES[race].toLowerCase()}, {alignment.toLowerCase()}
        </p>
        {notes && <p className="say">{notes}</p>}
      </div>
    </div>
  );
}
