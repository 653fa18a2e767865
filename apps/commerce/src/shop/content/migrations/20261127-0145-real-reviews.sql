-- What customers say is read from their reviews. What was written into pages as such was made up, and goes.
update content_version v set blocks = (
  select jsonb_agg(case b.block ->> 'blockType'
      when 'TESTIMONIAL_BLOCK' then (b.block - 'items') || '{"reviews": {"count": 4}}'
      else b.block end order by b.n)
  from jsonb_array_elements(v.blocks) with ordinality as b (block, n)
)
where v.blocks @> '[{"blockType": "TESTIMONIAL_BLOCK"}]';
