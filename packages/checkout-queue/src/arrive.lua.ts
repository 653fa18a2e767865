/**
 * One arrival, in one script: sorted sets of a storefront (inside by end of stay, waiting by arrival, waiting
 * by last sight). ARGV: prefix, storefront, id, now, since, inside, places, reserved, absentAfter, firstStay.
 */
export const arriveScript = `
local prefix, shop, id = ARGV[1], ARGV[2], ARGV[3]
local now, since = tonumber(ARGV[4]), tonumber(ARGV[5])
local places, reserved = tonumber(ARGV[7]), tonumber(ARGV[8])
local absent, stay = now - tonumber(ARGV[9]), now + tonumber(ARGV[10])
local function key(kind, name) return prefix .. kind .. ':' .. name end

redis.call('SADD', prefix .. 'shops', shop)
local until_, returns = redis.call('ZSCORE', key('in', shop), id), ARGV[6] == '1'
if until_ and tonumber(until_) < now then until_ = false end
if not until_ and not returns then
  redis.call('ZADD', key('wait', shop), since, id)
  redis.call('ZADD', key('seen', shop), now, id)
end

local inside, waiting, first, all = {}, {}, {}, 0
for _, name in ipairs(redis.call('SMEMBERS', prefix .. 'shops')) do
  redis.call('ZREMRANGEBYSCORE', key('in', name), '-inf', '(' .. now)
  local gone = redis.call('ZRANGEBYSCORE', key('seen', name), '-inf', '(' .. absent)
  for at = 1, #gone, 1000 do
    redis.call('ZREM', key('wait', name), unpack(gone, at, math.min(at + 999, #gone)))
  end
  redis.call('ZREMRANGEBYSCORE', key('seen', name), '-inf', '(' .. absent)
  inside[name], waiting[name] = redis.call('ZCARD', key('in', name)), redis.call('ZCARD', key('wait', name))
  first[name] = tonumber(redis.call('ZRANGE', key('wait', name), 0, 0, 'WITHSCORES')[2] or 0)
  all = all + inside[name]
  if inside[name] + waiting[name] == 0 and name ~= shop then redis.call('SREM', prefix .. 'shops', name) end
end

if not until_ and not returns then
  local rank, turn = redis.call('ZRANK', key('wait', shop), id), false
  local before = rank
  while not turn and all < places do
    local best
    for name, count in pairs(waiting) do
      local most = places
      if inside[name] >= reserved then most = places - reserved end
      if count > 0 and all < most and (not best or inside[name] < inside[best]
        or (inside[name] == inside[best] and first[name] < first[best])) then best = name end
    end
    if not best then break end
    if best == shop then
      turn = before == 0
      before = before - 1
    end
    inside[best], waiting[best], all = inside[best] + 1, waiting[best] - 1, all + 1
  end
  if not turn then return rank + 1 end
end
redis.call('ZREM', key('wait', shop), id)
redis.call('ZREM', key('seen', shop), id)
redis.call('ZADD', key('in', shop), math.max(tonumber(until_ or 0), stay), id)
return 0
`;
